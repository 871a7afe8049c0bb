import { useCallback, useEffect, useRef, useState } from 'react';
import { askWorker, KeepError } from './ask-worker';
import type { FailureReason, KeptState } from './protocol';

/** How many files are kept in one go: enough to be fast, so few that progress shows and a stop is soon. */
const BATCH = 24;

/** Why nothing is on this device: the browser does not allow it, or it did not work. */
type WhyNothing = 'denied' | 'failed';

export interface KeptDocs {
  /** What is on this device, or why nothing is; null until that is known. */
  kept: KeptState | WhyNothing | null;
  /** How far keeping everything has come. */
  progress: { done: number; total: number } | null;
  failure: FailureReason | null;
  keepAll: () => void;
  stop: () => void;
  forgetOthers: () => void;
}

async function readState(): Promise<KeptState | WhyNothing> {
  if (!(await canKeep())) return 'denied';
  try {
    const { awaitWorker } = await import(/* webpackChunkName: "offline" */ './tell-worker');
    return (await awaitWorker()) ? await askWorker({ kind: 'state' }) : 'failed';
  } catch {
    return 'failed';
  }
}

/** Whether the browser has what is needed, and does not refuse it. */
async function canKeep(): Promise<boolean> {
  try {
    await caches.keys();
    return 'serviceWorker' in navigator;
  } catch {
    return false;
  }
}

/** What of the docs is on this device, and how to have all of them there. */
export function useKeptDocs(): KeptDocs {
  const [kept, setKept] = useState<KeptDocs['kept']>(null);
  const [progress, setProgress] = useState<KeptDocs['progress']>(null);
  const [failure, setFailure] = useState<FailureReason | null>(null);
  const stopping = useRef(new AbortController());

  const update = useCallback(async () => {
    setKept(await readState());
  }, []);

  useEffect(() => {
    const isLeft = new AbortController();
    stopping.current = isLeft;
    void readState().then((state) => {
      if (!isLeft.signal.aborted) setKept(state);
    });
    return () => stopping.current.abort();
  }, []);

  const keepAll = useCallback(async () => {
    stopping.current = new AbortController();
    setFailure(null);
    try {
      await keepInBatches(stopping.current.signal, setProgress);
    } catch (error) {
      setFailure(error instanceof KeepError ? error.reason : 'unreachable');
    }
    // Not before it is known what is kept now: the choice would be offered again for a moment.
    await update();
    setProgress(null);
  }, [update]);

  const forgetOthers = useCallback(async () => {
    await askWorker({ kind: 'forget-others' });
    await update();
  }, [update]);

  return {
    kept,
    progress,
    failure,
    keepAll: () => void keepAll(),
    stop: () => stopping.current.abort(),
    forgetOthers: () => void forgetOthers(),
  };
}

/** The page and not the worker counts, because browsers end workers that are busy for minutes. */
async function keepInBatches(
  signal: AbortSignal,
  onProgress: (progress: { done: number; total: number }) => void,
): Promise<void> {
  const missing = await askWorker({ kind: 'missing' });
  const total = missing.length;
  for (let done = 0; done < total; done += BATCH) {
    onProgress({ done, total });
    await askWorker({ kind: 'keep', addresses: missing.slice(done, done + BATCH) });
    if (signal.aborted) return;
  }
  await askWorker({ kind: 'kept-all' });
}
