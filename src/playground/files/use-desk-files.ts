import { useEffect, useMemo, useState } from 'react';
import { createAssetStore, type AssetStore } from '../projects/asset-store';
import { newProjectId } from '../projects/project';
import type { ProjectDesk } from '../projects/project-desk';
import { addProjects } from '../projects/project-store';
import { useOpenDesk } from '../projects/use-project-desk';
import type { ProjectFiles } from './project-files';

const noFiles: ReadonlyMap<string, Blob> = new Map();

/** The files of the project on the desk, and how to change them. */
export function useDeskFiles(): ProjectFiles {
  const { desk, state } = useOpenDesk();
  const id = state.project?.id ?? null;
  const isReadOnly = !state.isWriter;
  const [read, setRead] = useState<{ id: string; files: ReadonlyMap<string, Blob> } | null>(null);

  useEffect(() => {
    if (id === null) return;
    let isGone = false;
    const store = createAssetStore(desk.storage, id);
    const readAll = (): void => {
      store.read().then(
        (files) => {
          if (!isGone) setRead({ id, files });
        },
        // The desk itself tells that the storage fails.
        () => undefined,
      );
    };
    readAll();
    const stop = store.subscribe(readAll);
    return () => {
      isGone = true;
      stop();
    };
  }, [desk, id]);

  const files = read !== null && read.id === id ? read.files : noFiles;
  return useMemo(
    () => ({
      files,
      isReadOnly,
      put: (added) =>
        attempt(desk, async (store) => {
          for (const [path, blob] of added) await store.put(path, blob);
        }),
      rename: (path, to) => attempt(desk, (store) => store.rename(path, to)),
      remove: (path) => attempt(desk, (store) => store.remove(path)),
      openGame: async (game) => {
        const newId = newProjectId();
        try {
          await addProjects(desk.storage, [{ ...game, id: newId }]);
          await desk.openProject(newId);
          return true;
        } catch {
          return false;
        }
      },
    }),
    [desk, files, isReadOnly],
  );
}

/** Changes the files of the project; resolves with false if the storage refuses. */
async function attempt(
  desk: ProjectDesk,
  change: (store: AssetStore) => Promise<unknown>,
): Promise<boolean> {
  try {
    // A starter or a story from a link becomes a project with its first file.
    const id = await desk.makeOwn();
    return id !== null && (await change(createAssetStore(desk.storage, id))) !== false;
  } catch {
    return false;
  }
}
