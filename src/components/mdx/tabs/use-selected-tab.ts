import { useCallback, useEffect, useMemo } from 'react';
import { createStorageSlot } from '../../../browser/storage-slot';
import { useStoredValue } from '../../../browser/use-stored-value';
import { readQueryValue, replaceQueryValue, useQueryValue } from './query-value';
import { TAB_STORAGE_PREFIX, createUnstoredSlot } from './tabs-storage';

export interface TabChoice {
  items: readonly { value: string; label: string }[];
  defaultValue: string;
  /** Tabs of one group change together, on this page and in other browser tabs. */
  groupId?: string;
  /** Parameter of the address that names the chosen tab. */
  queryString?: string;
}

/** The value of the chosen tab (from the address, else as remembered, else the default), and how to choose. */
export function useSelectedTab({ items, defaultValue, groupId, queryString }: TabChoice) {
  const slot = useMemo(
    () =>
      groupId === undefined
        ? createUnstoredSlot()
        : createStorageSlot(TAB_STORAGE_PREFIX + groupId, { persistence: 'local' }),
    [groupId],
  );
  const isKnown = (value: string | null) => items.some((item) => item.value === value);
  const selected = [useQueryValue(queryString), useStoredValue(slot)].find(isKnown) ?? defaultValue;

  // The address outranks the store, so it has to follow when the group changes elsewhere.
  useEffect(() => {
    if (queryString === undefined) return undefined;
    return slot.subscribe((value) => {
      const isHere = items.some((item) => item.value === value);
      if (value !== null && isHere && readQueryValue(queryString) !== null) {
        replaceQueryValue(queryString, value);
      }
    });
  }, [slot, items, queryString]);

  const select = useCallback(
    (value: string): void => {
      slot.set(value);
      if (queryString !== undefined) replaceQueryValue(queryString, value);
    },
    [slot, queryString],
  );

  return { selected, select };
}
