import { createContext, useContext, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ManagerState } from './manager-state';
import { addressedProject, showProject } from './project-address';
import { ProjectManager, type ManagerStart } from './project-manager';

/** The project that is open, and what opens others. */
export interface OpenProject {
  manager: ProjectManager;
  state: ManagerState;
}

const OpenProjectContext = createContext<OpenProject | null>(null);

export const OpenProjectProvider = OpenProjectContext.Provider;

/** The open project, for tools of the playground. */
export function useOpenProject(): OpenProject {
  const open = useContext(OpenProjectContext);
  if (open === null) throw new Error('useOpenProject() is only for what is within the playground.');
  return open;
}

/** Where it is written which project is open. */
export interface ProjectAddress {
  read: () => string | null;
  show: (id: string | null, isNew: boolean) => void;
}

const pageAddress: ProjectAddress = { read: addressedProject, show: showProject };

/** The former manager of this page, which has to let go of its project before the next one opens it. */
let closing = Promise.resolve();

/** Opens a project, and keeps it in step with the page’s address; null until the storage has answered. */
export function useProjectManager(
  start: ManagerStart,
  address: ProjectAddress = pageAddress,
): OpenProject | null {
  const [first] = useState(start);
  const [place] = useState(address);
  const [manager, setManager] = useState<ProjectManager | null>(null);
  const [state, setState] = useState<ManagerState | null>(null);

  useEffect(() => {
    let isGone = false;
    let opened: ProjectManager | null = null;
    let key: number | null = null;
    const events = {
      onState: (next: ManagerState) => {
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
    const opening = closing.then(() => ProjectManager.open(first, events));
    void opening.then((ready) => {
      if (isGone) return;
      opened = ready;
      setManager(ready);
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

  return manager === null || state === null ? null : { manager, state };
}
