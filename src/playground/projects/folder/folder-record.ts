import { isRecord } from '../../../ink/story/story-program';
import { folderNote, listProjects } from '../project-store';
import type { ProjectStorage } from '../tables';
import type { SyncedFile } from './sync-plan';

/** The folder of a project as stored with it. */
export interface FolderRecord {
  handle: FileSystemDirectoryHandle;
  base: ReadonlyMap<string, SyncedFile>;
}

/** The folder that a project is kept in; null if it is in none. */
export function readFolder(
  storage: ProjectStorage,
  projectId: string,
): Promise<FolderRecord | null> {
  return storage.transact('readonly', async (tables) => {
    const note = await tables.get('notes', folderNote(projectId));
    return parseFolder(note?.value);
  });
}

export function storeFolder(
  storage: ProjectStorage,
  projectId: string,
  record: FolderRecord,
): Promise<void> {
  return storage.transact('readwrite', (tables) =>
    tables.put('notes', { name: folderNote(projectId), value: record }),
  );
}

export function forgetFolder(storage: ProjectStorage, projectId: string): Promise<void> {
  return storage.transact('readwrite', (tables) => tables.delete('notes', folderNote(projectId)));
}

/** The name of another project that is kept in this folder; null if there is none. */
export async function otherInFolder(
  storage: ProjectStorage,
  projectId: string,
  handle: FileSystemDirectoryHandle,
): Promise<string | null> {
  for (const { id, name, deletedAt } of await listProjects(storage)) {
    if (id === projectId || deletedAt !== null) continue;
    const folder = await readFolder(storage, id);
    if (folder !== null && (await folder.handle.isSameEntry(handle))) return name;
  }
  return null;
}

function parseFolder(value: unknown): FolderRecord | null {
  if (!isRecord(value) || !isHandle(value.handle)) return null;
  const base = value.base instanceof Map ? (value.base as FolderRecord['base']) : new Map();
  return { handle: value.handle, base };
}

function isHandle(value: unknown): value is FileSystemDirectoryHandle {
  return isRecord(value) && value.kind === 'directory' && typeof value.name === 'string';
}
