import { useCallback, useEffect, useRef } from 'react';

const mark = 'isSideMenuOpen';

/** The state of the current history entry, which the router owns. */
function entryState(): Record<string, unknown> {
  return (window.history.state ?? {}) as Record<string, unknown>;
}

/**
 * Lets the Back button close the menu instead of leaving the page: while it is open there is one
 * entry more in the history, with the same address. `close` is called when Back has taken it away;
 * closed in another way, the entry is taken back here. A link in the menu has to replace the entry,
 * and to call `leaveEntry` first.
 */
export function useMenuHistory(isOpen: boolean, close: () => void): { leaveEntry: () => void } {
  const latestClose = useRef(close);
  const isEntryOurs = useRef(false);

  useEffect(() => {
    latestClose.current = close;
  }, [close]);

  useEffect(() => {
    if (!isOpen) return;
    isEntryOurs.current = true;
    window.history.pushState({ ...entryState(), [mark]: true }, '');

    // In the capture phase and alone: for the router and the progress bar nothing happens.
    const onBack = (event: PopStateEvent): void => {
      event.stopImmediatePropagation();
      isEntryOurs.current = false;
      latestClose.current();
    };
    window.addEventListener('popstate', onBack, { capture: true });

    return () => {
      window.removeEventListener('popstate', onBack, { capture: true });
      // Whoever has navigated meanwhile has an entry of his own, which must stay.
      if (!isEntryOurs.current || !(mark in entryState())) return;
      window.addEventListener('popstate', (event) => event.stopImmediatePropagation(), {
        capture: true,
        once: true,
      });
      window.history.back();
    };
  }, [isOpen]);

  const leaveEntry = useCallback(() => {
    isEntryOurs.current = false;
  }, []);
  return { leaveEntry };
}
