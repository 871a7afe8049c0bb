import { useSyncExternalStore } from 'react';
import type { StorageSlot } from './storage-slot';

const nothingStored = (): null => null;

/** The slot’s current value; null on the server and in the browser’s first render. */
export function useStoredValue(slot: StorageSlot): string | null {
  return useSyncExternalStore(slot.subscribe, slot.get, nothingStored);
}
