import { useEffect, useState } from 'react';
import { courseMessages as words } from '../../config/messages/course';
import { createAssetStore } from '../../playground/projects/store/asset-store';
import {
  useOpenProject,
  type OpenProject,
} from '../../playground/projects/store/use-project-manager';

/** Makes a project of the reader’s text, with the files of the chapter; returns whether it is a new one. */
export function useCourseProject(assets: ReadonlyMap<string, Blob>): boolean {
  const { manager, state } = useOpenProject();
  const { project, isWriter, notOpened } = state;
  const id = project?.id ?? null;
  // The text becomes a project at once, because its files come with it.
  const isMissing = project === null && notOpened !== 'newer-site';
  const [isNew] = useState(isMissing && notOpened === null);
  useEffect(() => {
    if (isMissing) manager.rename(words.project);
  }, [manager, isMissing]);
  useEffect(() => {
    if (id !== null && isWriter) void addFiles(manager, id, assets).catch(() => undefined);
  }, [manager, id, isWriter, assets]);
  return isNew;
}

/** Adds the files of the chapter that the game does not have; never replaces one. */
async function addFiles(
  manager: OpenProject['manager'],
  id: string,
  assets: ReadonlyMap<string, Blob>,
): Promise<void> {
  await manager.flush();
  const store = createAssetStore(manager.storage, id);
  const own = new Set((await store.list()).map(({ path }) => path));
  for (const [path, blob] of assets) if (!own.has(path)) await store.put(path, blob);
}
