import type { StorageSlot } from '../../../base/browser/storage-slot';

/** The prefix of the storage keys of tab groups; the group’s id follows. */
export const TAB_STORAGE_PREFIX = 'docusaurus.tab.';

/** A slot for tabs without a group: the selection is kept as long as they are shown. */
export function createUnstoredSlot(): StorageSlot {
  const listeners = new Set<(value: string | null) => void>();
  let current: string | null = null;
  const write = (value: string | null): boolean => {
    current = value;
    listeners.forEach((listener) => listener(value));
    return false;
  };
  return {
    get: () => current,
    set: write,
    delete: () => write(null),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
