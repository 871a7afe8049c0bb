import { useEffect, useState } from 'react';
import type { Project } from './project';
import { projectChannel } from './project-channel';
import type { ProjectDesk } from './project-desk';

/** The project that was opened last, for the way back to it; null if there is none, or if it is not wanted. */
export function useLatestProject(desk: ProjectDesk, isWanted: boolean): Project | null {
  const [latest, setLatest] = useState<Project | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    let isGone = false;
    const read = (): void =>
      void desk.latest().then((project) => {
        if (!isGone) setLatest(project);
      });
    read();
    const stop = projectChannel.subscribe(read);
    return () => {
      isGone = true;
      stop();
    };
  }, [desk, isWanted]);
  return isWanted ? latest : null;
}
