import { useEffect, useRef, useState } from 'react';

export type HoldHint = ReturnType<typeof useHoldHint>;

/** How long it is said, in milliseconds. */
const HINT_TIME = 8000;

/** What to say of holding a place: to whom drags one with a finger, until they have held one; and to whom has selected one so. */
export function useHoldHint() {
  const [asked, setAsked] = useState<{ about: 'move' | 'select' } | null>(null);
  const isKnown = useRef(false);
  useEffect(() => {
    if (asked === null) return;
    const timer = setTimeout(() => setAsked(null), HINT_TIME);
    return () => clearTimeout(timer);
  }, [asked]);
  return {
    about: asked?.about ?? null,
    onTooSoon: (): void => {
      // An object, so that the time begins again.
      if (!isKnown.current) setAsked({ about: 'move' });
    },
    onHeld: (): void => {
      isKnown.current = true;
      setAsked(null);
    },
    onRested: (): void => setAsked({ about: 'select' }),
  };
}
