import { useEffect, useMemo, useState } from 'react';
import { PLAY_WINDOW } from './window-messages';

/** The window of its own in which a story can be played. */
export interface PlayWindow {
  /** Null while there is none. */
  opened: Window | null;
  /** Whether the browser has refused to open it. */
  isBlocked: boolean;
  /** Opens it, as large as `place` if that is shown. */
  open: (place: Element | null) => void;
  /** Brings it to the front. */
  focus: () => void;
  close: () => void;
  /** Forgets that the browser has refused. */
  dismiss: () => void;
}

/** How often it is asked whether the window was closed, in milliseconds: a window cannot say so to another. */
const POLL = 300;
const LEAST = { width: 360, height: 480 };

/** A window for the story, which ends with the page that has opened it. */
export function usePlayWindow(): PlayWindow {
  const [opened, setOpened] = useState<Window | null>(null);
  const [isBlocked, setIsBlocked] = useState(false);

  useEffect(() => {
    if (opened === null) return;
    const close = (): void => opened.close();
    const poll = setInterval(() => {
      if (opened.closed) setOpened(null);
    }, POLL);
    window.addEventListener('pagehide', close);
    return () => {
      clearInterval(poll);
      window.removeEventListener('pagehide', close);
      close();
    };
  }, [opened]);

  return useMemo(
    () => ({
      opened,
      isBlocked,
      open: (place) => {
        const { width, height } = place?.getBoundingClientRect() ?? { width: 0, height: 0 };
        const size = `width=${Math.round(Math.max(width, LEAST.width))},height=${Math.round(Math.max(height, LEAST.height))}`;
        const { pathname } = window.location;
        const next = window.open(`${pathname}#${PLAY_WINDOW}`, '_blank', `popup,${size}`);
        setIsBlocked(next === null);
        setOpened(next);
      },
      focus: () => opened?.focus(),
      close: () => setOpened(null),
      dismiss: () => setIsBlocked(false),
    }),
    [opened, isBlocked],
  );
}
