import { useCallback, useEffect, useRef, useState } from 'react';
import type { StoryProgram } from '../../../ink/story/story-program';
import { makeTestsWorker } from '../make-tests-worker';
import type { RecordedWay, TestAnswer, TestRequest } from '../protocol';
import { unpackReplays, type Replay } from './packed-replay';

/** How long replays may take, in milliseconds, before their worker is replaced. */
const PATIENCE = 30_000;

/** Replays plays in a worker of its own; null for a story that cannot be played, or takes too long. */
export type ReplayPlays = (
  program: StoryProgram,
  ways: readonly RecordedWay[],
) => Promise<Replay[] | null>;

/** A worker for replays, which starts with the first. */
export function useReplays(): ReplayPlays {
  const worker = useRef<Worker | null>(null);
  const lastId = useRef(0);
  useEffect(
    () => () => {
      worker.current?.terminate();
      worker.current = null;
    },
    [],
  );
  return useCallback((program, ways) => {
    const opened = (worker.current ??= makeTestsWorker());
    lastId.current += 1;
    const id = lastId.current;
    return new Promise((resolve) => {
      const finish = (replays: Replay[] | null): void => {
        clearTimeout(clock);
        opened.removeEventListener('message', read);
        resolve(replays);
      };
      const give = (): void => {
        opened.terminate();
        if (worker.current === opened) worker.current = null;
        finish(null);
      };
      const read = ({ data }: MessageEvent<TestAnswer>): void => {
        if (data.type === 'replayed' && data.id === id)
          finish(data.replays === null ? null : unpackReplays(data.replays));
      };
      const clock = setTimeout(give, PATIENCE);
      opened.addEventListener('message', read);
      opened.addEventListener('error', (event) => {
        event.preventDefault();
        give();
      });
      const request: TestRequest = { type: 'replay', id, program, ways };
      opened.postMessage(request);
    });
  }, []);
}

/** The replays of the pinned plays in the present text, in their order; null while they run or if there are none. */
export function useCurrentReplays(
  replay: ReplayPlays,
  program: StoryProgram,
  ways: readonly RecordedWay[],
): { replays: readonly Replay[] | null; isBroken: boolean } {
  const [found, setFound] = useState<{
    program: StoryProgram;
    ways: readonly RecordedWay[];
    replays: Replay[] | null;
  } | null>(null);
  useEffect(() => {
    if (ways.length === 0) return;
    let isStale = false;
    void replay(program, ways).then((replays) => {
      if (!isStale) setFound({ program, ways, replays });
    });
    return () => {
      isStale = true;
    };
  }, [replay, program, ways]);
  // Until the next replays are there, the last ones stay, so that nothing flickers while somebody types.
  const isOf = found?.ways === ways;
  return {
    replays: isOf ? found.replays : null,
    isBroken: isOf && found.program === program && found.replays === null,
  };
}
