import { useCallback, useEffect, useMemo } from 'react';
import { createStorageSlot } from '../../../base/browser/storage-slot';
import { useStoredValue } from '../../../base/browser/use-stored-value';
import { readQueryValue, replaceQueryValue, useQueryValue } from './query-value';
import { TAB_STORAGE_PREFIX, createUnstoredSlot } from './tabs-storage';

export interface TabChoice {
  items: readonly { value: string; label: string }[];
  defaultValue: string;
  /** Tabs of one group change together, on this page and in other browser tabs. */
  groupId?: string;
  /** The query parameter that names the selected tab. */
  queryString?: string;
}

/**
 * The value of the selected tab (from the address, else from storage, else the default), and the function that
 * selects one.
 */
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

  // The address takes precedence over the storage, so it must be updated when the group changes elsewhere.
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
