import { useSyncExternalStore } from 'react';
import type { StorageSlot } from './storage-slot';

const nothingStored = (): null => null;

/** What the slot holds, kept current; null on the server and in the first render of the browser. */
export function useStoredValue(slot: StorageSlot): string | null {
  return useSyncExternalStore(slot.subscribe, slot.get, nothingStored);
}
