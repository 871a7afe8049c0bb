import { useEffect, useRef } from 'react';
import { useLatest } from '../../../base/browser/use-latest';

/** Calls `onDone` once after `seconds`, not counting pauses; null means never. */
export function useCountdown(seconds: number | null, isPaused: boolean, onDone: () => void): void {
  const remaining = useRef(seconds === null ? 0 : seconds * 1000);
  const done = useLatest(onDone);
  const isOver = useRef(false);

  useEffect(() => {
    if (seconds === null || isPaused || isOver.current) return;
    const start = performance.now();
    const timer = setTimeout(() => {
      isOver.current = true;
      done.current();
    }, remaining.current);
    return () => {
      clearTimeout(timer);
      remaining.current = Math.max(0, remaining.current - (performance.now() - start));
    };
  }, [seconds, isPaused, done]);
}
