import { useCallback, useEffect, useState } from 'react';
import { loadDocument } from './load-document';
import { whyUnreachable } from './reach-server';

/** How long a wait stays invisible, in milliseconds; showing a shorter one would only flicker. */
export const LOADING_DELAY = 200;

type Progress<Value> =
  | { state: 'waiting' | 'slow' }
  | { state: 'failed'; error: unknown }
  | { state: 'loaded'; value: Value };

export type DeferredModule<Value> =
  | Exclude<Progress<Value>, { state: 'failed' }>
  | { state: 'failed'; error: unknown; retry: () => void };

/**
 * Loads a value after mount: waiting, slow after 200 ms, then loaded, or failed with a way to retry. From the second
 * retry on, it reloads the page if possible: only that brings back files that were removed with an older build.
 */
export function useDeferredModule<Value>(load: () => Promise<Value>): DeferredModule<Value> {
  const [progress, setProgress] = useState<Progress<Value>>({ state: 'waiting' });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isCurrent = true;
    const slow = setTimeout(() => setProgress({ state: 'slow' }), LOADING_DELAY);
    const settle = (next: Progress<Value>): void => {
      clearTimeout(slow);
      if (isCurrent) setProgress(next);
    };
    load().then(
      (value) => settle({ state: 'loaded', value }),
      (error: unknown) => settle({ state: 'failed', error }),
    );
    return () => {
      isCurrent = false;
      clearTimeout(slow);
    };
  }, [load, attempt]);

  const retry = useCallback(async () => {
    setProgress({ state: 'waiting' });
    const shown = new URL(window.location.href);
    const isPageWanted = attempt > 0 && (await whyUnreachable(shown)) === null;
    if (isPageWanted) loadDocument(shown, { isReplacing: true });
    else setAttempt(attempt + 1);
  }, [attempt]);

  return progress.state === 'failed' ? { ...progress, retry: () => void retry() } : progress;
}
