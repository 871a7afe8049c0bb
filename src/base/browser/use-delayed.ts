import { useEffect, useState } from 'react';

/** A debounced value: it changes once it has been stable for `delay` milliseconds. */
export function useDelayed<T>(value: T, delay: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return settled;
}
