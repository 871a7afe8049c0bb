import { useEffect, useState } from 'react';

/** A value as it was when it last stood still for `delay` milliseconds. */
export function useDelayed<T>(value: T, delay: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return settled;
}
