import { createContext, useContext, useEffect, useRef, useState, type ReactNode } from 'react';
import { formerDraftPins } from './adopt-former-pins';
import { projectChannel } from './project-channel';
import type { ProjectManager } from './project-manager';
import { changeExtras, hasSameExtras, noExtras, readExtras, type Extras } from './project-extras';
import { useOpenProject } from './use-project-manager';

interface OpenExtras {
  extras: Extras;
  /** Resolves with whether the browser stored the change; a text that is no project becomes one. */
  change: (change: (extras: Extras) => Extras) => Promise<boolean>;
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
  /** The last change that is being stored: a later one must not overtake it. */
  const storing = useRef<Promise<unknown>>(Promise.resolve());

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
      const store = async (): Promise<boolean> => {
        // Of a project, without waiting for its text: the page may be left before that is stored.
        const own = id ?? (await manager.makeOwn(state));
        if (own === null) return false;
        await changeExtras(manager.storage, own, change);
        return manager.storage.isLasting;
      };
      const stored = storing.current.then(store, store);
      storing.current = stored;
      try {
        return await stored;
      } catch {
        // What is shown stays for as long as the page does.
        return false;
      } finally {
        pending.current -= 1;
        turns.current += 1;
      }
    },
  };
}

function extrasOf({ storage }: ProjectManager, id: string | null): Promise<Extras> {
  return id === null
    ? Promise.resolve({ ...noExtras, pins: formerDraftPins() })
    : readExtras(storage, id);
}
