import { useState } from 'react';
import { newProjectId } from '../store/project';
import { projectChannel } from '../store/project-channel';
import type { ProjectManager } from '../store/project-manager';
import { addProjects } from '../store/project-store';
import type { FolderGame } from './find-games';
import { pickFolder } from './folder-access';
import { projectInFolder, storeFolder, type FolderRecord } from './folder-record';

/** What stands between a folder that was picked and its story. */
export type FolderQuestion =
  | { kind: 'reading' | 'too-many'; name: string }
  /** There is no ink in it. */
  | { kind: 'empty'; name: string; picked: FileSystemDirectoryHandle }
  /** No ink in it can be kept in step. */
  | { kind: 'unread'; name: string; paths: readonly string[] }
  /** A story begins in each of these files. */
  | { kind: 'several'; name: string; games: readonly FolderGame[] }
  | { kind: 'failed'; reason: string };

/** Opens a folder with a story as a project that is kept there. */
export interface FolderOpening {
  /** Null before a folder is picked, and when it is open. */
  question: FolderQuestion | null;
  /** Lets the writer pick a folder; only during a click. Resolves with false if there is something to answer or to read. */
  pick: () => Promise<boolean>;
  open: (game: FolderGame) => Promise<boolean>;
  /** Begins a new story in a folder without one. */
  begin: (picked: FileSystemDirectoryHandle) => Promise<boolean>;
}

/** How the writer opens a folder. */
export function useOpenFolder(manager: ProjectManager): FolderOpening {
  const { storage } = manager;
  const [question, setQuestion] = useState<FolderQuestion | null>(null);

  /** The project that is kept in a folder is opened, and not a second one. */
  const openKept = async (handle: FileSystemDirectoryHandle): Promise<boolean> => {
    const kept = await projectInFolder(storage, handle);
    if (kept !== null) await manager.openProject(kept.id);
    return kept !== null;
  };
  const openIn = async (record: FolderRecord, name: string | null): Promise<boolean> => {
    if (await openKept(record.handle)) return true;
    const id = newProjectId();
    const program = { source: '', files: {} };
    await addProjects(storage, [{ id, name, program, assets: new Map() }]);
    await storeFolder(storage, id, record);
    projectChannel.announce({ type: 'projects' });
    await manager.openProject(id);
    return true;
  };
  const openGame = ({ handle, main, title }: FolderGame): Promise<boolean> => {
    const record = { handle, base: new Map(), ...(main !== undefined && { main }) };
    return openIn(record, title === '' ? handle.name : null);
  };
  const read = async (picked: FileSystemDirectoryHandle): Promise<boolean> => {
    if (await openKept(picked)) return true;
    const { name } = picked;
    setQuestion({ kind: 'reading', name });
    const { findGames, TooManyFiles } = await import('./folder-parts');
    try {
      const { games, unread } = await findGames(picked);
      const [only] = games;
      if (only === undefined && unread.length > 0) {
        setQuestion({ kind: 'unread', name, paths: unread });
      } else if (only === undefined) setQuestion({ kind: 'empty', name, picked });
      else if (games.length > 1) setQuestion({ kind: 'several', name, games });
      else return await openGame(only);
    } catch (error) {
      if (!(error instanceof TooManyFiles)) throw error;
      setQuestion({ kind: 'too-many', name });
    }
    return false;
  };
  const attempt = async (work: () => Promise<boolean>): Promise<boolean> => {
    try {
      const isOpen = await work();
      if (isOpen) setQuestion(null);
      return isOpen;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      setQuestion({ kind: 'failed', reason });
      return false;
    }
  };

  return {
    question,
    pick: () =>
      attempt(async () => {
        setQuestion(null);
        const picked = await pickFolder();
        // The writer changed their mind.
        return picked === null || read(picked);
      }),
    open: (game) => attempt(() => openGame(game)),
    begin: (picked) =>
      attempt(async () => {
        const { folderFor } = await import('./folder-parts');
        return openIn(await folderFor(picked, ''), null);
      }),
  };
}
