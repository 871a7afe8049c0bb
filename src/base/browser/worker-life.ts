/** What a worker says first: the name of a lock that it holds as long as it lives; null without locks. */
interface Life {
  life: string | null;
}

/** What is watched of a worker. */
export type WatchedWorker = Pick<Worker, 'addEventListener'>;

/**
 * Says that this worker runs, and lets its page notice its end, of which no event tells. Without locks, as on pages
 * without encryption, the page only hears of errors.
 */
export function holdLife(): void {
  const say = (life: string | null): void => postMessage({ life } satisfies Life);
  if (!('locks' in navigator)) {
    say(null);
    return;
  }
  const life = `worker ${Math.random()}`;
  const hold = (): Promise<never> => {
    say(life);
    return new Promise(() => undefined);
  };
  // Refused where the browser keeps nothing.
  navigator.locks.request(life, hold).catch(() => say(null));
}

/** Whether a message is the first one of a worker. */
export function isLife(data: unknown): data is Life {
  return typeof data === 'object' && data !== null && 'life' in data;
}

/** Calls `onLost` once if a worker fails or is gone; returns a function after which it does not. */
export function watchWorker(worker: WatchedWorker, onLost: (event: Event | null) => void) {
  const watch = new AbortController();
  const { signal } = watch;
  const lose = (event: Event | null): void => {
    if (signal.aborted) return;
    watch.abort();
    onLost(event);
  };
  const onError = (event: Event): void => {
    // The page says so; another error in the browser’s console adds nothing.
    event.preventDefault();
    lose(event);
  };
  worker.addEventListener('error', onError);
  worker.addEventListener('messageerror', onError);
  worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (!isLife(data) || data.life === null || signal.aborted) return;
    navigator.locks.request(data.life, { signal }, () => lose(null)).catch(() => undefined);
  });
  return (): void => watch.abort();
}
