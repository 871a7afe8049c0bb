import { useSyncExternalStore } from 'react';

/** A value that components follow, wherever the CMS has mounted them. */
export interface LiveValue<Value> {
  get(): Value;
  set(next: Value): void;
  /** The value, in a component that is drawn again when it changes. */
  use(): Value;
}

/** Creates a value that components follow. */
export function liveValue<Value>(first: Value): LiveValue<Value> {
  let value = first;
  const listeners = new Set<() => void>();
  const get = () => value;
  const listen = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    get,
    set: (next) => {
      if (Object.is(value, next)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    use: () => useSyncExternalStore(listen, get),
  };
}
