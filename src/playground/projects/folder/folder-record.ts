import { isRecord } from '../../../ink/story/story-program';
import { folderNote, type ProjectCard } from '../store/project';
import { listProjects } from '../store/project-store';
import type { ProjectStorage } from '../store/tables';
import type { SyncedFile } from './sync-plan';

/** The folder of a project as stored with it. */
export interface FolderRecord {
  handle: FileSystemDirectoryHandle;
  base: ReadonlyMap<string, SyncedFile>;
  /** The file in which the story begins, in a folder with nothing but a game; without it, the engine’s project. */
  main?: string;
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

/** The project that is kept in this folder; null if there is none. */
export async function projectInFolder(
  storage: ProjectStorage,
  handle: FileSystemDirectoryHandle,
): Promise<ProjectCard | null> {
  for (const card of await listProjects(storage)) {
    const folder = card.deletedAt === null ? await readFolder(storage, card.id) : null;
    if (folder !== null && (await folder.handle.isSameEntry(handle))) return card;
  }
  return null;
}

function parseFolder(value: unknown): FolderRecord | null {
  if (!isRecord(value) || !isHandle(value.handle)) return null;
  const base = value.base instanceof Map ? (value.base as FolderRecord['base']) : new Map();
  return {
    handle: value.handle,
    base,
    ...(typeof value.main === 'string' && { main: value.main }),
  };
}

function isHandle(value: unknown): value is FileSystemDirectoryHandle {
  return isRecord(value) && value.kind === 'directory' && typeof value.name === 'string';
}
