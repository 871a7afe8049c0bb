import { useCallback, useEffect, useMemo, useState } from 'react';
import { projectsMessages } from '../../config/messages/projects';
import { createAssetStore, type AssetStore } from '../projects/store/asset-store';
import { formatDate } from '../projects/store/format-project';
import { newProjectId } from '../projects/store/project';
import { projectChannel } from '../projects/store/project-channel';
import { addProjects } from '../projects/store/project-store';
import { useOpenProject } from '../projects/store/use-project-manager';
import type { ProjectFiles } from './project-files';

const { backups } = projectsMessages;
const noFiles: ReadonlyMap<string, Blob> = new Map();

/** The files of the open project, and how to change them. */
export function useStoredFiles(): ProjectFiles {
  const { manager, state } = useOpenProject();
  const { key, project } = state;
  const id = project?.id ?? null;
  const isReadOnly = !state.isWriter;
  const [read, setRead] = useState<{ id: string; files: ReadonlyMap<string, Blob> } | null>(null);

  useEffect(() => {
    if (id === null) return;
    let isGone = false;
    const store = createAssetStore(manager.storage, id);
    const readAll = (): void => {
      store.read().then(
        (files) => {
          if (!isGone) setRead({ id, files });
        },
        // The playground itself tells that the storage fails.
        () => undefined,
      );
    };
    readAll();
    const stop = store.subscribe(readAll);
    return () => {
      isGone = true;
      stop();
    };
  }, [manager, id]);

  const files = read?.id === id ? read.files : noFiles;
  const isLoaded = id === null || read?.id === id;
  const change = useCallback(
    async (act: (store: AssetStore) => Promise<unknown>): Promise<boolean> => {
      try {
        // A starter or a story from a link becomes a project with its first file.
        const own = await manager.makeOwn({ key, project });
        return own !== null && (await act(createAssetStore(manager.storage, own))) !== false;
      } catch {
        // The storage refuses.
        return false;
      }
    },
    [manager, key, project],
  );
  return useMemo(
    () => ({
      files,
      isLoaded,
      isReadOnly,
      put: (added) =>
        change(async (store) => {
          for (const [path, blob] of added) await store.put(path, blob);
        }),
      rename: (path, to) => change((store) => store.rename(path, to)),
      remove: (path) => change((store) => store.remove(path)),
      openGame: async ({ isConverted, ...game }) => {
        const newId = newProjectId();
        try {
          await addProjects(manager.storage, [{ ...game, id: newId }]);
          await manager.openProject(newId, { isConverted });
          return true;
        } catch {
          return false;
        }
      },
      restore: async (projects) => {
        try {
          await manager.flush();
          const { restoreProjects } = await import(
            /* webpackChunkName: "studio-parts" */ '../projects/backup/read-backup'
          );
          const nameCopy = (name: string) => backups.copyName(name, formatDate(Date.now()));
          const { added, copies, same } = await restoreProjects(
            manager.storage,
            projects,
            nameCopy,
          );
          projectChannel.announce({ type: 'projects' });
          return backups.restored(added, copies, same);
        } catch {
          return null;
        }
      },
    }),
    [manager, change, files, isLoaded, isReadOnly],
  );
}
