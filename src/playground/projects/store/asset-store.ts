import { blobOf, storeFiles } from './asset-contents';
import type { ProjectAsset } from './project';
import { projectChannel } from './project-channel';
import type { ProjectStorage } from './tables';

/** A file of a project, without its contents. */
export type AssetCard = Omit<ProjectAsset, 'projectId' | 'blob'>;

/** The files of a project that are not ink. Each change is announced to all tabs. */
export interface AssetStore {
  /** The files by path; their contents stay on the disk until they are read. */
  read: () => Promise<ReadonlyMap<string, Blob>>;
  list: () => Promise<AssetCard[]>;
  /** Adds a file, or replaces the one with this path. */
  put: (path: string, blob: Blob) => Promise<void>;
  /** Resolves with false if there is no such file, or if the new path is taken. */
  rename: (path: string, to: string) => Promise<boolean>;
  remove: (path: string) => Promise<void>;
  /** Calls `listener` after each change, in any tab; returns a function that stops it. */
  subscribe: (listener: () => void) => () => void;
}

/** The files of a project in a storage. */
export function createAssetStore(storage: ProjectStorage, projectId: string): AssetStore {
  const all = (): Promise<ProjectAsset[]> =>
    storage.transact('readonly', async (tables) => {
      const found = [];
      for (const key of await tables.keysOf('assets', projectId)) {
        found.push(await tables.get('assets', key));
      }
      return found.filter((asset) => asset !== undefined);
    });
  const change: ProjectStorage['transact'] = async (mode, work) => {
    const result = await storage.transact(mode, work);
    projectChannel.announce({ type: 'assets', projectId });
    return result;
  };
  return {
    read: async () => new Map((await all()).map((asset) => [asset.path, blobOf(asset)])),
    list: async () =>
      (await all()).map(({ path, size, type, changedAt }) => ({ path, size, type, changedAt })),
    put: (path, blob) =>
      storeFiles([blob], (recordOf) =>
        change('readwrite', (tables) => tables.put('assets', recordOf(projectId, path, blob))),
      ),
    rename: (path, to) =>
      change('readwrite', async (tables) => {
        const asset = await tables.get('assets', [projectId, path]);
        if (asset === undefined || (await tables.get('assets', [projectId, to])) !== undefined) {
          return false;
        }
        await tables.put('assets', { ...asset, path: to });
        await tables.delete('assets', [projectId, path]);
        return true;
      }),
    remove: (path) => change('readwrite', (tables) => tables.delete('assets', [projectId, path])),
    subscribe: (listener) =>
      projectChannel.subscribe((message) => {
        if (message.type === 'assets' && message.projectId === projectId) listener();
      }),
  };
}
