import { useEffect, useState } from 'react';
import type { Project } from './store/project';
import { projectChannel } from './store/project-channel';
import type { ProjectManager } from './store/project-manager';

/** The project that was opened last, for the way back to it; null if there is none, or if it is not wanted. */
export function useLatestProject(manager: ProjectManager, isWanted: boolean): Project | null {
  const [latest, setLatest] = useState<Project | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    let isGone = false;
    const read = (): void =>
      void manager.latest().then((project) => {
        if (!isGone) setLatest(project);
      });
    read();
    const stop = projectChannel.subscribe(read);
    return () => {
      isGone = true;
      stop();
    };
  }, [manager, isWanted]);
  return isWanted ? latest : null;
}
