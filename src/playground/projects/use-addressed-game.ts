import { useEffect, useState } from 'react';
import { newProjectId } from './project';
import type { ProjectDesk } from './project-desk';
import { addProjects, findByProgram, readProject } from './project-store';

/** Opens a game of this site as a project of its own, once; returns whether that failed. */
export function useAddressedGame(desk: ProjectDesk | null, archive: string | null): boolean {
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    if (desk === null || archive === null) return;
    openGame(desk, archive).catch(() => setHasFailed(true));
  }, [desk, archive]);
  return hasFailed;
}

async function openGame(desk: ProjectDesk, archive: string): Promise<void> {
  const { loadGame } = await import(/* webpackChunkName: "zip" */ '../pane/download/zip-files');
  const { program, assets } = await loadGame(archive);
  // Taken before and not changed since.
  const known = await findByProgram(desk.storage, program);
  const project = known === null ? null : await readProject(desk.storage, known);
  const id = project?.card.deletedAt === null ? project.card.id : newProjectId();
  if (id !== known) await addProjects(desk.storage, [{ id, name: null, program, assets }]);
  await desk.openProject(id, { isNew: false });
}
