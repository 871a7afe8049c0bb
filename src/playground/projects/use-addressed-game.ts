import { useEffect, useState } from 'react';
import { newProjectId } from './store/project';
import type { ProjectManager } from './store/project-manager';
import { addProjects, findByProgram, readProject } from './store/project-store';

/** Opens a game of this site as a project of its own, once; returns whether that failed. */
export function useAddressedGame(manager: ProjectManager | null, archive: string | null): boolean {
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    if (manager === null || archive === null) return;
    openGame(manager, archive).catch(() => setHasFailed(true));
  }, [manager, archive]);
  return hasFailed;
}

async function openGame(manager: ProjectManager, archive: string): Promise<void> {
  const { loadGame } = await import(/* webpackChunkName: "zip" */ '../download/zip-files');
  const { program, assets, config } = await loadGame(archive);
  // Taken before and not changed since.
  const known = await findByProgram(manager.storage, program);
  const project = known === null ? null : await readProject(manager.storage, known);
  const id = project?.card.deletedAt === null ? project.card.id : newProjectId();
  if (id !== known)
    await addProjects(manager.storage, [{ id, name: null, program, assets, config }]);
  await manager.openProject(id, { isNew: false });
}
