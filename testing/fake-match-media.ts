type Listener = () => void;

/** Replaces `matchMedia`, which jsdom lacks; returns a function that changes what matches. */
export function fakeMatchMedia(
  matching: Record<string, boolean>,
): (query: string, matches: boolean) => void {
  const state = { ...matching };
  const listeners = new Map<string, Set<Listener>>();

  function matchMedia(query: string): Partial<MediaQueryList> {
    const own = listeners.get(query) ?? new Set();
    listeners.set(query, own);
    return {
      media: query,
      get matches() {
        return state[query] ?? false;
      },
      addEventListener: (_: string, listener: unknown) => void own.add(listener as Listener),
      removeEventListener: (_: string, listener: unknown) => void own.delete(listener as Listener),
    };
  }

  Object.defineProperty(window, 'matchMedia', {
    value: matchMedia,
    configurable: true,
    writable: true,
  });
  return (query, matches) => {
    state[query] = matches;
    for (const listener of listeners.get(query) ?? []) listener();
  };
}
