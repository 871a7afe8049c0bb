import { useEffect, useState } from 'react';
import { courseMessages as words } from '../../config/messages/course';
import { createAssetStore } from '../../playground/projects/asset-store';
import { useOpenDesk, type OpenDesk } from '../../playground/projects/use-project-desk';

/** Makes a project of the reader’s text, with the files of the chapter; returns whether it is a new one. */
export function useCourseProject(assets: ReadonlyMap<string, Blob>): boolean {
  const { desk, state } = useOpenDesk();
  const { project, isWriter, notOpened } = state;
  const id = project?.id ?? null;
  // The text becomes a project at once, because its files come with it.
  const isMissing = project === null && notOpened !== 'newer-site';
  const [isNew] = useState(isMissing && notOpened === null);
  useEffect(() => {
    if (isMissing) desk.rename(words.project);
  }, [desk, isMissing]);
  useEffect(() => {
    if (id !== null && isWriter) void addFiles(desk, id, assets).catch(() => undefined);
  }, [desk, id, isWriter, assets]);
  return isNew;
}

/** Adds the files of the chapter that the game does not have; never replaces one. */
async function addFiles(
  desk: OpenDesk['desk'],
  id: string,
  assets: ReadonlyMap<string, Blob>,
): Promise<void> {
  await desk.flush();
  const store = createAssetStore(desk.storage, id);
  const own = new Set((await store.list()).map(({ path }) => path));
  for (const [path, blob] of assets) if (!own.has(path)) await store.put(path, blob);
}
