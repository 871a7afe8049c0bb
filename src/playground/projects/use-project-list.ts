import { useEffect, useState } from 'react';
import { createAssetStore } from './store/asset-store';
import type { ProjectCard } from './store/project';
import { projectChannel } from './store/project-channel';
import { listProjects } from './store/project-store';
import type { ProjectStorage } from './store/tables';

/** A project with the size of its text and files. */
export interface ListedProject extends ProjectCard {
  bytes: number;
}

/** All projects, read again whenever one changes in any tab; null until they are read. */
export function useProjectList(storage: ProjectStorage): ListedProject[] | null {
  const [projects, setProjects] = useState<ListedProject[] | null>(null);
  useEffect(() => {
    let isGone = false;
    const read = async (): Promise<void> => {
      const cards = await listProjects(storage);
      const listed = await Promise.all(
        cards.map(async (card) => {
          const files = await createAssetStore(storage, card.id).list();
          return { ...card, bytes: files.reduce((sum, { size }) => sum + size, card.size) };
        }),
      );
      if (!isGone) setProjects(listed);
    };
    const readAgain = (): void => void read().catch(() => undefined);
    readAgain();
    const stop = projectChannel.subscribe(readAgain);
    return () => {
      isGone = true;
      stop();
    };
  }, [storage]);
  return projects;
}
