import { DatabaseError, openDatabase, type DatabaseFailure } from './database';
import { createMemoryStorage } from './memory-storage';
import type { ProjectStorage } from './tables';

export interface OpenedStorage {
  storage: ProjectStorage;
  /** Why the storage lasts only until the page is left; null if it lasts. */
  failure: DatabaseFailure | null;
}

interface StorageEvents {
  /** A newer version of the site has taken over the database. */
  onOutdated: () => void;
}

/** Opens the storage of projects; one in memory if the browser refuses. */
export async function openProjectStorage(events: StorageEvents): Promise<OpenedStorage> {
  try {
    return { storage: await openLastingStorage(events), failure: null };
  } catch (error) {
    const failure = error instanceof DatabaseError ? error.failure : 'denied';
    return { storage: createMemoryStorage(), failure };
  }
}

/** The database, opened again if the browser closes it, which it does when the site’s data are cleared. */
async function openLastingStorage({ onOutdated }: StorageEvents): Promise<ProjectStorage> {
  let isOutdated = false;
  let current: ProjectStorage | null = null;
  const open = async (): Promise<ProjectStorage> => {
    if (isOutdated) throw new DatabaseError('newer-site', null);
    current ??= await openDatabase({
      onOutdated: () => {
        isOutdated = true;
        current = null;
        onOutdated();
      },
      onLost: () => {
        current = null;
      },
    });
    return current;
  };
  await open();
  return {
    isLasting: true,
    async transact(mode, work, durability) {
      const storage = await open();
      try {
        return await storage.transact(mode, work, durability);
      } catch (error) {
        // The connection was closing: the next one is asked once.
        if (!(error instanceof DOMException) || error.name !== 'InvalidStateError') throw error;
        if (current === storage) current = null;
        return (await open()).transact(mode, work, durability);
      }
    },
    close: () => current?.close(),
  };
}
