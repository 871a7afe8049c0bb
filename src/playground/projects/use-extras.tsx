import { createContext, useContext, useEffect, useRef, useState, type ReactNode } from 'react';
import { projectChannel } from './store/project-channel';
import type { ProjectManager } from './store/project-manager';
import {
  changeExtras,
  hasSameExtras,
  noExtras,
  readExtras,
  type Extras,
} from './store/project-extras';
import { useOpenProject } from './store/use-project-manager';

type ChangeOfExtras = (extras: Extras) => Extras;

interface OpenExtras {
  extras: Extras;
  /** Resolves with whether the browser stored the change; a text that is no project becomes one. */
  change: (change: ChangeOfExtras) => Promise<boolean>;
}

const ExtrasContext = createContext<OpenExtras | null>(null);

/** What belongs to the open project besides its text and its files. */
export function useExtras(): OpenExtras {
  const open = useContext(ExtrasContext);
  if (open === null) throw new Error('useExtras() is only for what is within an ExtrasProvider.');
  return open;
}

/** Reads what belongs to the open project, once for all that is within it. */
export function ExtrasProvider({ children }: { children: ReactNode }) {
  return <ExtrasContext.Provider value={useStoredExtras()}>{children}</ExtrasContext.Provider>;
}

function useStoredExtras(): OpenExtras {
  const { manager, state } = useOpenProject();
  const id = state.project?.id ?? null;
  const [extras, setExtras] = useState<Extras>(noExtras);
  /** How many changes are not stored yet, and how often that has changed: what is read meanwhile is older than what is shown. */
  const pending = useRef(0);
  const turns = useRef(0);
  /** Changes that wait for one that is being stored, which a later one must not overtake; they are stored together. */
  const waiting = useRef<{ id: string | null; change: ChangeOfExtras }[]>([]);
  const storing = useRef(Promise.resolve(true));

  useEffect(() => {
    let isGone = false;
    const read = (): void => {
      const before = turns.current;
      extrasOf(manager, id).then(
        (found) => {
          if (isGone || pending.current > 0) return;
          if (turns.current !== before) read();
          // What has not changed is not played again.
          else setExtras((now) => (hasSameExtras(now, found) ? now : found));
        },
        // The playground itself tells that the storage fails.
        () => undefined,
      );
    };
    read();
    const stop = projectChannel.subscribe((news) => {
      if (news.type === 'extras' && news.projectId === id) read();
    });
    return () => {
      isGone = true;
      stop();
    };
  }, [manager, id]);

  return {
    extras,
    change: async (change) => {
      // Of what is shown then: steps that are undone were done long ago.
      setExtras(change);
      pending.current += 1;
      turns.current += 1;
      waiting.current.push({ id, change });
      const store = async (): Promise<boolean> => {
        try {
          // Of a project, without waiting for its text: the page may be left before that is stored.
          const own = id ?? (await manager.makeOwn(state));
          const changes = waiting.current.filter((one) => one.id === id);
          waiting.current = waiting.current.filter((one) => one.id !== id);
          if (own === null) return false;
          await changeExtras(manager.storage, own, (all) =>
            changes.reduce((now, one) => one.change(now), all),
          );
          return manager.storage.isLasting;
        } catch {
          // What is shown stays for as long as the page does.
          return false;
        }
      };
      const isWaiting = (): boolean => waiting.current.some((one) => one.id === id);
      storing.current = storing.current.then((isStored) => (isWaiting() ? store() : isStored));
      const isStored = await storing.current;
      pending.current -= 1;
      turns.current += 1;
      return isStored;
    },
  };
}

function extrasOf({ storage }: ProjectManager, id: string | null): Promise<Extras> {
  return id === null ? Promise.resolve(noExtras) : readExtras(storage, id);
}
