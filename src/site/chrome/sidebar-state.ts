import { useMemo } from 'react';
import { createStorageSlot } from '../../base/browser/storage-slot';
import { useStoredValue } from '../../base/browser/use-stored-value';
import { sidebarOpenKey, sidebarScrollKey } from './sidebar-constants';

/** Whether the reader has opened (true) or closed (false) each category, by its id. */
export type OpenCategories = Readonly<Record<string, boolean>>;

const openSlot = createStorageSlot(sidebarOpenKey, { persistence: 'session' });
const scrollSlot = createStorageSlot(sidebarScrollKey, { persistence: 'session' });

/** Reads the stored state; anything that is not a record of booleans is ignored. */
export function parseOpenCategories(stored: string | null): OpenCategories {
  if (stored === null) return {};
  try {
    const value: unknown = JSON.parse(stored);
    if (typeof value !== 'object' || value === null) return {};
    return Object.fromEntries(
      Object.entries(value).filter(
        (entry): entry is [string, boolean] => typeof entry[1] === 'boolean',
      ),
    );
  } catch {
    return {};
  }
}

/** Stores, for this visit and tab, whether categories are open or closed. */
export function rememberCategories(ids: readonly string[], isOpen: boolean): void {
  const known = parseOpenCategories(openSlot.get());
  openSlot.set(JSON.stringify({ ...known, ...Object.fromEntries(ids.map((id) => [id, isOpen])) }));
}

/** What the reader has opened and closed; empty on the server and in the first render. */
export function useOpenCategories(): OpenCategories {
  const stored = useStoredValue(openSlot);
  return useMemo(() => parseOpenCategories(stored), [stored]);
}

/** Stores the scroll position of the sidebar, in pixels. */
export function rememberScroll(scrollTop: number): void {
  scrollSlot.set(String(Math.round(scrollTop)));
}
