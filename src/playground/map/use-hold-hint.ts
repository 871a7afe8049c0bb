import { useEffect, useRef, useState } from 'react';

/** How long it is said, in milliseconds. */
const HINT_TIME = 8000;

/** Whether to say that a place is moved by holding it: to whom drags one with a finger, until they have held one. */
export function useHoldHint() {
  const [asked, setAsked] = useState<object | null>(null);
  const isKnown = useRef(false);
  useEffect(() => {
    if (asked === null) return;
    const timer = setTimeout(() => setAsked(null), HINT_TIME);
    return () => clearTimeout(timer);
  }, [asked]);
  return {
    isHinted: asked !== null,
    onTooSoon: (): void => {
      // An object, so that the time begins again.
      if (!isKnown.current) setAsked({});
    },
    onHeld: (): void => {
      isKnown.current = true;
      setAsked(null);
    },
  };
}
