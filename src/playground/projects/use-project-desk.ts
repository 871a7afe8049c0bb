import { createContext, useContext, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
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

/** Where it is written which project is open. */
export interface DeskAddress {
  read: () => string | null;
  show: (id: string | null, isNew: boolean) => void;
}

const pageAddress: DeskAddress = { read: addressedProject, show: showProject };

/** The former desk of this page, which has to let go of its project before the next one opens it. */
let closing = Promise.resolve();

/** Opens the desk, and keeps it in step with the page’s address; null until the storage has answered. */
export function useProjectDesk(
  start: DeskStart,
  address: DeskAddress = pageAddress,
): OpenDesk | null {
  const [first] = useState(start);
  const [place] = useState(address);
  const [desk, setDesk] = useState<ProjectDesk | null>(null);
  const [state, setState] = useState<DeskState | null>(null);

  useEffect(() => {
    let isGone = false;
    let opened: ProjectDesk | null = null;
    let key: number | null = null;
    const events = {
      onState: (next: DeskState) => {
        if (isGone) return;
        // At once, so that no letter that is typed into the former text comes to the next one.
        if (next.key !== key) flushSync(() => setState(next));
        else setState(next);
        ({ key } = next);
      },
      onAddress: (id: string | null, isNew: boolean) => {
        if (!isGone) place.show(id, isNew);
      },
    };
    const opening = closing.then(() => ProjectDesk.open(first, events));
    void opening.then((ready) => {
      if (isGone) return;
      opened = ready;
      setDesk(ready);
    });
    const store = (): void => void opened?.flush();
    const warn = (event: BeforeUnloadEvent): void => {
      if (opened?.isSafe === false) event.preventDefault();
    };
    const onBack = (): void => {
      const id = place.read();
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
      closing = opening.then((ready) => ready.close());
    };
  }, [first, place]);

  return desk === null || state === null ? null : { desk, state };
}
