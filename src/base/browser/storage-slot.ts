export type StoragePersistence = 'local' | 'session';

/** A stored value; its users in this page and in other tabs are notified of each other’s changes. */
export interface StorageSlot {
  /** The value, or null if there is none. */
  get: () => string | null;
  /** Returns whether the browser stored it; if not, it is kept until the page is left. */
  set: (value: string) => boolean;
  delete: () => boolean;
  /** Calls `listener` with the new value when it changes, here or in another tab; returns a function that stops it. */
  subscribe: (listener: (value: string | null) => void) => () => void;
}

interface StorageSlotOptions {
  persistence: StoragePersistence;
}

/** Where values are kept while the browser refuses storage: until the page is left. */
const memory = new Map<string, string | null>();
let hasWarned = false;

function warnOnce(error: unknown): void {
  if (hasWarned) return;
  hasWarned = true;
  console.warn(
    'Browser storage is not available, so choices made on this site last only until the page is left.',
    error,
  );
}

/** A slot for tests and the server: every use throws an error with the key, because it is a mistake of the caller. */
function createServerSlot(key: string): StorageSlot {
  const refuse = (): never => {
    throw new Error(
      `The stored value "${key}" was asked for on the server, where there is no browser storage. ` +
        'Use it in an effect, an event handler, or through useStoredValue().',
    );
  };
  return { get: refuse, set: refuse, delete: refuse, subscribe: refuse };
}

/**
 * The slot of browser storage named `key`. It never throws in the browser: if storage is refused or full, one warning
 * is printed and the value is kept in memory. On the server every use throws.
 */
export function createStorageSlot(key: string, { persistence }: StorageSlotOptions): StorageSlot {
  if (typeof window === 'undefined') return createServerSlot(key);

  const memoryKey = `${persistence}:${key}`;
  const storage = (): Storage =>
    persistence === 'local' ? window.localStorage : window.sessionStorage;

  function get(): string | null {
    const remembered = memory.get(memoryKey);
    if (remembered !== undefined) return remembered;
    try {
      return storage().getItem(key);
    } catch (error) {
      warnOnce(error);
      return null;
    }
  }

  function write(value: string | null): boolean {
    const oldValue = get();
    // A value that could not be stored is tried again.
    if (value === oldValue && !memory.has(memoryKey)) return true;
    let storageArea: Storage | null = null;
    try {
      storageArea = storage();
      if (value === null) storageArea.removeItem(key);
      else storageArea.setItem(key, value);
      memory.delete(memoryKey);
    } catch (error) {
      warnOnce(error);
      memory.set(memoryKey, value);
    }
    if (value !== oldValue) {
      // The browser only notifies other tabs; listeners in this page have to be called here.
      window.dispatchEvent(
        new StorageEvent('storage', {
          key,
          oldValue,
          newValue: value,
          url: window.location.href,
          storageArea,
        }),
      );
    }
    return !memory.has(memoryKey);
  }

  function isAboutThisSlot(event: StorageEvent): boolean {
    // A null key means that everything was cleared. An event without a storage area was sent above while the browser
    // refuses storage.
    if (event.key !== key && event.key !== null) return false;
    if (event.storageArea === null) return true;
    try {
      return event.storageArea === storage();
    } catch {
      return false;
    }
  }

  return {
    get,
    set: write,
    delete: () => write(null),
    subscribe(listener) {
      const onStorage = (event: StorageEvent): void => {
        if (isAboutThisSlot(event)) listener(event.key === null ? null : event.newValue);
      };
      window.addEventListener('storage', onStorage);
      return () => window.removeEventListener('storage', onStorage);
    },
  };
}
