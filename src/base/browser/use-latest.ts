import { useRef } from 'react';
import { useBrowserLayoutEffect } from './use-browser-layout-effect';

/** A ref with the value of the latest render, for listeners and timers that outlive the render that made them. */
export function useLatest<T>(value: T): { readonly current: T } {
  const latest = useRef(value);
  useBrowserLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
