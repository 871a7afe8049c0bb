const STORE = 'values';
/** How long a browser may take to open its storage before the game starts without, in milliseconds. */
const PATIENCE = 3000;

/** Values that outlive the page: read once, and written with each change. */
export class KeptValues<Value> extends Map<string, Value> {
  constructor(
    private readonly database: IDBDatabase,
    entries: readonly (readonly [string, Value])[],
    /** Called when a change could not be stored. */
    private readonly onLost: () => void,
  ) {
    super();
    for (const [key, value] of entries) super.set(key, value);
  }

  override set(key: string, value: Value): this {
    this.write((store) => store.put(value, key));
    return super.set(key, value);
  }

  override delete(key: string): boolean {
    this.write((store) => store.delete(key));
    return super.delete(key);
  }

  private write(act: (store: IDBObjectStore) => void): void {
    try {
      const transaction = this.database.transaction(STORE, 'readwrite');
      transaction.onabort = this.onLost;
      act(transaction.objectStore(STORE));
      // At once, or the browser drops the change if the page is closed before it has answered.
      transaction.commit();
    } catch {
      this.onLost();
    }
  }
}

/** Opens the values that this page has kept; null if the browser keeps nothing for it, as in a sandboxed frame. */
export async function openKeptValues<Value>(
  name: string,
  onLost: () => void,
): Promise<KeptValues<Value> | null> {
  try {
    const opening = indexedDB.open(name, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
    const database = await inTime(resultOf(opening));
    const store = database.transaction(STORE).objectStore(STORE);
    const [keys, values] = await Promise.all([
      resultOf(store.getAllKeys() as IDBRequest<string[]>),
      resultOf(store.getAll() as IDBRequest<Value[]>),
    ]);
    const entries = values.map((value, place) => [keys[place] ?? '', value] as const);
    return new KeptValues(database, entries, onLost);
  } catch {
    return null;
  }
}

function resultOf<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The browser gave no reason.'));
  });
}

function inTime<Result>(promise: Promise<Result>): Promise<Result> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('The storage does not open.')), PATIENCE);
  });
  return Promise.race([promise, late]);
}
