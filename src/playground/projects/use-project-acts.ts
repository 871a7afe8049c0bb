import { useState } from 'react';
import { playerMessages } from '../../config/messages/player';
import { projectsMessages as words } from '../../config/messages/projects';
import { deleteProject } from './store/deleted-projects';
import { foldJournal } from './store/fold-journals';
import { projectChannel } from './store/project-channel';
import type { ProjectCard } from './store/project';
import { duplicateProject, renameProject } from './store/project-store';
import { isWrittenElsewhere } from './store/project-tabs';
import type { OpenProject } from './store/use-project-manager';

interface ProjectActsOptions extends OpenProject {
  /** Shows another text after the open project was deleted. */
  onDeletedOpen: () => Promise<void>;
}

/** What can be done with the projects of the list; a failure is said, and tabs that are open hear of a change. */
export function useProjectActs({ manager, state, onDeletedOpen }: ProjectActsOptions) {
  const { storage } = manager;
  const [said, setSaid] = useState<string | null>(null);
  const openId = state.project?.id ?? null;

  const act = async (work: () => Promise<unknown>): Promise<void> => {
    setSaid(null);
    try {
      await work();
    } catch (error) {
      setSaid(words.list.failed(error instanceof Error ? error.message : String(error)));
    }
    projectChannel.announce({ type: 'projects' });
    // There may be room now.
    void manager.retry();
  };
  return {
    said,
    say: setSaid,
    act: (work: () => Promise<unknown>): void => void act(work),
    rename: ({ id, name: former }: ProjectCard, name: string): void =>
      void act(async () => {
        if (id === openId && state.isWriter) {
          manager.rename(name);
          await manager.flush();
        } else if (await isWrittenElsewhere(id)) {
          setSaid(words.list.writtenElsewhere(former || playerMessages.unnamed));
        } else {
          await foldJournal(storage, id);
          await renameProject(storage, id, name);
        }
      }),
    duplicate: ({ id, name }: ProjectCard): void =>
      void act(async () => {
        await manager.flush();
        await duplicateProject(storage, id, words.list.copyOf(name || playerMessages.unnamed));
      }),
    remove: ({ id }: ProjectCard): void =>
      void act(async () => {
        await manager.flush();
        await deleteProject(storage, id);
        if (id === openId) await onDeletedOpen();
      }),
  };
}
