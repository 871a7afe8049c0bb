import { useEffect, useState } from 'react';

/** After so many milliseconds without a change, a value has settled. */
const PAUSE = 100;

/** A value once it has not changed for a moment, so that typing does not wait for what is made of it; that of another key at once. */
export function useSettled<T>(value: T, key: string): T {
  const [settled, setSettled] = useState({ key, value });
  useEffect(() => {
    const timer = setTimeout(() => setSettled({ key, value }), PAUSE);
    return () => clearTimeout(timer);
  }, [key, value]);
  return settled.key === key ? settled.value : value;
}
