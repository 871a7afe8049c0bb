import { createContext, useContext, useEffect, useState } from 'react';
import type { DeskState } from './desk-state';
import { addressedProject, showProject } from './project-address';
import { ProjectDesk, type DeskStart } from './project-desk';

/** The desk with the project that is open. */
export interface OpenDesk {
  desk: ProjectDesk;
  state: DeskState;
}

const DeskContext = createContext<OpenDesk | null>(null);

export const ProjectDeskProvider = DeskContext.Provider;

/** The open project, for tools of the playground. */
export function useOpenDesk(): OpenDesk {
  const open = useContext(DeskContext);
  if (open === null)
    throw new Error('useOpenDesk() is only for what is within the playground’s desk.');
  return open;
}

/** Opens the desk, and keeps it in step with the page’s address; null until the storage has answered. */
export function useProjectDesk(start: DeskStart): OpenDesk | null {
  const [first] = useState(start);
  const [desk, setDesk] = useState<ProjectDesk | null>(null);
  const [state, setState] = useState<DeskState | null>(null);

  useEffect(() => {
    let isGone = false;
    let opened: ProjectDesk | null = null;
    const events = {
      onState: (next: DeskState) => {
        if (!isGone) setState(next);
      },
      onAddress: (id: string | null, isNew: boolean) => {
        if (!isGone) showProject(id, isNew);
      },
    };
    void ProjectDesk.open(first, events).then((ready) => {
      if (isGone) {
        void ready.close();
        return;
      }
      opened = ready;
      setDesk(ready);
    });
    const store = (): void => void opened?.flush();
    const warn = (event: BeforeUnloadEvent): void => {
      if (opened?.isSafe === false) event.preventDefault();
    };
    const onBack = (): void => {
      const id = addressedProject();
      if (id !== null) void opened?.openProject(id, { isNew: false });
    };
    window.addEventListener('pagehide', store);
    document.addEventListener('visibilitychange', store);
    window.addEventListener('beforeunload', warn);
    window.addEventListener('popstate', onBack);
    return () => {
      isGone = true;
      window.removeEventListener('pagehide', store);
      document.removeEventListener('visibilitychange', store);
      window.removeEventListener('beforeunload', warn);
      window.removeEventListener('popstate', onBack);
      void opened?.close();
    };
  }, [first]);

  return desk === null || state === null ? null : { desk, state };
}
