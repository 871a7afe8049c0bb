import { useCallback, useEffect, useRef } from 'react';
import { useLatest } from '../../base/browser/use-latest';

const mark = 'isSideMenuOpen';

/** The state of the current history entry, which belongs to the router. */
function entryState(): Record<string, unknown> {
  return (window.history.state ?? {}) as Record<string, unknown>;
}

/**
 * Lets the Back button close the menu instead of leaving the page: while it is open, the history has an additional
 * entry with the same address. `close` is called when Back has removed the entry; if the menu is closed in another
 * way, the entry is removed here. A link in the menu has to replace the entry, and to call `leaveEntry` first.
 */
export function useMenuHistory(isOpen: boolean, close: () => void): { leaveEntry: () => void } {
  const latestClose = useLatest(close);
  const isEntryOurs = useRef(false);

  useEffect(() => {
    if (!isOpen) return;
    isEntryOurs.current = true;
    window.history.pushState({ ...entryState(), [mark]: true }, '');

    // In the capture phase and exclusively: the router and the progress bar see no navigation.
    const onBack = (event: PopStateEvent): void => {
      event.stopImmediatePropagation();
      isEntryOurs.current = false;
      latestClose.current();
    };
    window.addEventListener('popstate', onBack, { capture: true });

    return () => {
      window.removeEventListener('popstate', onBack, { capture: true });
      // If somebody has navigated in the meantime, the current entry is theirs and must stay.
      if (!isEntryOurs.current || !(mark in entryState())) return;
      window.addEventListener('popstate', (event) => event.stopImmediatePropagation(), {
        capture: true,
        once: true,
      });
      window.history.back();
    };
  }, [isOpen, latestClose]);

  const leaveEntry = useCallback(() => {
    isEntryOurs.current = false;
  }, []);
  return { leaveEntry };
}
