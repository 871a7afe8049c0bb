import { useEffect, useRef, useState } from 'react';
import { playerMessages } from '../../../config/messages/player';
import { gameName } from '../../../ink/story/game-name';
import type { OpenProject } from '../store/use-project-manager';
import type { Answers } from './differing-file';
import { pickFolder } from './folder-access';
import type { FolderMirror } from './folder-mirror';
import { forgetFolder, projectInFolder, readFolder, storeFolder } from './folder-record';
import type { FolderStatus } from './folder-status';

/** Why a folder that was picked cannot be used. */
export type FolderRefusal = { kind: 'taken'; by: string } | { kind: 'failed'; reason: string };

/** The folder of the open project, and what can be done with it. */
export interface ProjectFolder {
  /** Null if the project is in no folder. */
  status: FolderStatus | null;
  refusal: FolderRefusal | null;
  /** Lets the writer pick a folder for the project; only during a click. */
  choose: () => Promise<void>;
  allow: () => void;
  answer: (answers: Answers) => Promise<void>;
  /** Shows the texts from before, for what another program has emptied. */
  showHistory: () => void;
  /** Leaves the folder as it is, and does not write into it any more. */
  leave: () => Promise<void>;
}

/** Keeps the open project in its folder, if it has one and this tab writes it. */
export function useFolder({ manager, state }: OpenProject, showHistory: () => void): ProjectFolder {
  const { program, name, isWriter } = state;
  const id = state.project?.id ?? null;
  const [status, setStatus] = useState<FolderStatus | null>(null);
  const [refusal, setRefusal] = useState<FolderRefusal | null>(null);
  const [count, setCount] = useState(0);
  const mirror = useRef<FolderMirror | null>(null);

  useEffect(() => {
    if (id === null || !isWriter) return;
    let isGone = false;
    const open = async (): Promise<void> => {
      const record = await readFolder(manager.storage, id);
      if (record === null) return;
      const parts = await import('./folder-parts');
      // Another project may be open by now.
      if (isGone) return;
      mirror.current = new parts.FolderMirror(
        parts.mirroredProject(manager, id),
        record,
        setStatus,
      );
    };
    open().catch((error: unknown) => setRefusal({ kind: 'failed', reason: reasonOf(error) }));
    return () => {
      isGone = true;
      const { current } = mirror;
      mirror.current = null;
      setStatus(null);
      void current?.stop();
    };
  }, [manager, id, isWriter, count]);

  useEffect(() => mirror.current?.note(), [program, name]);

  const choose = async (): Promise<void> => {
    setRefusal(null);
    try {
      const picked = await pickFolder();
      const own = picked === null ? null : await manager.makeOwn(state);
      if (picked === null || own === null) return;
      const { folderFor } = await import('./folder-parts');
      const former = await readFolder(manager.storage, own);
      const record = await folderFor(picked, gameName(program, name), former?.main);
      const kept = await projectInFolder(manager.storage, record.handle);
      if (kept !== null && kept.id !== own) {
        setRefusal({ kind: 'taken', by: kept.name || playerMessages.unnamed });
        return;
      }
      await storeFolder(manager.storage, own, record);
      setCount((before) => before + 1);
    } catch (error) {
      setRefusal({ kind: 'failed', reason: reasonOf(error) });
    }
  };
  return {
    status,
    refusal,
    choose,
    showHistory,
    allow: () => void mirror.current?.allow(),
    answer: async (answers) => mirror.current?.answer(answers),
    leave: async () => {
      await mirror.current?.stop();
      if (id !== null) await forgetFolder(manager.storage, id);
      setCount((before) => before + 1);
    },
  };
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
