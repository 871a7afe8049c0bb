import { openDB, type IDBPDatabase, type IDBPTransaction } from 'idb';
import { leavingOfPage, untilPageIsBack } from './left-page';
import {
  keyPaths,
  type Keys,
  type Records,
  type ProjectStorage,
  type TableName,
  type Tables,
} from './tables';

export const DATABASE_NAME = 'atrament-projects';

/** Raise it with each new table or index; `upgrade` then adds what is missing. */
export const DATABASE_VERSION = 2;

/** After how many milliseconds a database that does not answer counts as blocked. */
const PATIENCE = 4000;

const tableNames = Object.keys(keyPaths) as TableName[];

/** Why the database cannot be used. */
export type DatabaseFailure = 'denied' | 'blocked' | 'newer-site';

export class DatabaseError extends Error {
  constructor(
    readonly failure: DatabaseFailure,
    cause: unknown,
  ) {
    super(`The database of projects cannot be opened: ${failure}.`, { cause });
  }
}

interface DatabaseEvents {
  /** Another tab opens the database with a newer version of the site: this one has closed it. */
  onOutdated: () => void;
  /** The database is gone: the browser closed it, usually because the site’s data were cleared, or it was deleted. */
  onLost: () => void;
}

/** Opens the database of this browser; rejects with a `DatabaseError`. */
export async function openDatabase({
  onOutdated,
  onLost,
}: DatabaseEvents): Promise<ProjectStorage> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isLate = false;
  try {
    const opening = openDB(DATABASE_NAME, DATABASE_VERSION, {
      upgrade(database) {
        for (const name of tableNames) {
          if (database.objectStoreNames.contains(name)) continue;
          const keyPath: string | readonly string[] = keyPaths[name];
          database.createObjectStore(name, { keyPath: keyPath as string | string[] });
        }
      },
      blocking(_current, newVersion, event) {
        (event.target as IDBDatabase).close();
        // Another tab deletes it: there is no newer site.
        if (newVersion === null) onLost();
        else onOutdated();
      },
      terminated: onLost,
    });
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        isLate = true;
        reject(new DatabaseError('blocked', null));
      }, PATIENCE);
    });
    // A database that opens too late would block others for nothing.
    opening.then(
      (database) => {
        if (isLate) database.close();
      },
      () => undefined,
    );
    return storageOf(await Promise.race([opening, late]));
  } catch (error) {
    if (error instanceof DatabaseError) throw error;
    const isNewer = error instanceof DOMException && error.name === 'VersionError';
    throw new DatabaseError(isNewer ? 'newer-site' : 'denied', error);
  } finally {
    clearTimeout(timer);
  }
}

/** Whether a write failed because there is no room left. */
export function isQuotaError(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError';
}

function abort(transaction: Transaction): void {
  try {
    transaction.abort();
  } catch {
    // It has ended already.
  }
}

function storageOf(database: IDBPDatabase): ProjectStorage {
  return {
    isLasting: true,
    // The journal is dropped after a change, so “strict” is the default.
    async transact(mode, work, durability = 'strict') {
      const back = untilPageIsBack();
      if (back !== null) await back;
      const transaction = database.transaction(tableNames, mode, { durability });
      const leaving = leavingOfPage();
      const onLeave = (): void => abort(transaction);
      leaving.addEventListener('abort', onLeave);
      try {
        const result = await work(tablesOf(transaction));
        await transaction.done;
        return result;
      } catch (error) {
        abort(transaction);
        const reason: unknown = await transaction.done.catch((failure: unknown) => failure);
        if (leaving.aborted) return await this.transact(mode, work, durability);
        // A full disk is known when the transaction ends; its requests only say that it was aborted.
        throw isQuotaError(reason) ? reason : error;
      } finally {
        leaving.removeEventListener('abort', onLeave);
      }
    },
    close: () => database.close(),
  };
}

type Transaction = IDBPTransaction<unknown, string[], IDBTransactionMode>;

/** Only this module writes the records, so they have the types of their tables. */
function tablesOf(transaction: Transaction): Tables {
  const storeOf = (table: TableName) => transaction.objectStore(table);
  return {
    get: <T extends TableName>(table: T, key: Keys[T]) =>
      storeOf(table).get(key) as Promise<Records[T] | undefined>,
    async put(table, record) {
      await storeOf(table).put?.(record);
    },
    async delete(table, key) {
      await storeOf(table).delete?.(key);
    },
    allCards: () => storeOf('cards').getAll() as Promise<Records['cards'][]>,
    allNotes: () => storeOf('notes').getAll() as Promise<Records['notes'][]>,
    keysOf: <T extends TableName>(table: T, projectId: string) =>
      // An array sorts after every text and number.
      storeOf(table).getAllKeys(
        IDBKeyRange.bound([projectId], [projectId, []]),
      ) as unknown as Promise<Keys[T][]>,
  };
}
