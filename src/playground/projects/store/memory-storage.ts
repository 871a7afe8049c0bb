import {
  keyPaths,
  type Keys,
  type Records,
  type ProjectStorage,
  type TableName,
  type Tables,
} from './tables';

type Contents = { [T in TableName]: Map<string, Records[T]> };

const emptyContents = (): Contents => ({
  cards: new Map(),
  texts: new Map(),
  assets: new Map(),
  extras: new Map(),
  snapshots: new Map(),
  notes: new Map(),
});

/** A storage for browsers that refuse theirs: it lasts until the page is left. */
export function createMemoryStorage(): ProjectStorage {
  let contents = emptyContents();
  let queue: Promise<unknown> = Promise.resolve();
  return {
    isLasting: false,
    transact(_mode, work) {
      const run = async () => {
        const copy = copyOf(contents);
        const result = await work(tablesOf(copy));
        contents = copy;
        return result;
      };
      const result = queue.then(run);
      queue = result.catch(() => undefined);
      return result;
    },
    close: () => undefined,
  };
}

function tablesOf(contents: Contents): Tables {
  const mapOf = <T extends TableName>(table: T): Map<string, Records[T]> => contents[table];
  return {
    get: (table, key) => Promise.resolve(mapOf(table).get(JSON.stringify(key))),
    put(table, record) {
      mapOf(table).set(JSON.stringify(keyOf(table, record)), record);
      return Promise.resolve();
    },
    delete(table, key) {
      mapOf(table).delete(JSON.stringify(key));
      return Promise.resolve();
    },
    allCards: () => Promise.resolve([...contents.cards.values()]),
    allNotes: () => Promise.resolve([...contents.notes.values()]),
    keysOf(table, projectId) {
      const own = [...mapOf(table).values()].filter((record) => record.projectId === projectId);
      const keys = own.map((record) => keyOf(table, record));
      return Promise.resolve(keys.sort(([, one], [, other]) => (one < other ? -1 : 1)));
    },
  };
}

function keyOf<T extends TableName>(table: T, record: Records[T]): Keys[T] {
  const path: string | readonly string[] = keyPaths[table];
  const fields = record as unknown as Record<string, unknown>;
  return (typeof path === 'string' ? fields[path] : path.map((name) => fields[name])) as Keys[T];
}

function copyOf(contents: Contents): Contents {
  return {
    cards: new Map(contents.cards),
    texts: new Map(contents.texts),
    assets: new Map(contents.assets),
    extras: new Map(contents.extras),
    snapshots: new Map(contents.snapshots),
    notes: new Map(contents.notes),
  };
}
