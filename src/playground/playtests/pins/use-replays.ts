import { useEffect, useMemo, useState } from 'react';
import { AskedWorker } from '../../../base/browser/asked-worker';
import { useAskedWorker } from '../../../base/browser/use-asked-worker';
import type { StoryProgram } from '../../../ink/story/story-program';
import { unpackReplays, type Replay } from '../walk/packed-replay';
import { makeTestsWorker } from '../worker/make-tests-worker';
import type { RecordedWay, TestAnswer, TestRequest } from '../worker/protocol';

/**
 * Replays plays in a worker; null for a story that cannot be played. It never settles if the same worker is to replay
 * others before it is done.
 */
export type ReplayPlays = (
  program: StoryProgram,
  ways: readonly RecordedWay[],
) => Promise<Replay[] | null>;

type ReplayRequest = Omit<Extract<TestRequest, { type: 'replay' }>, 'id'>;
type ReplayAnswer = Extract<TestAnswer, { type: 'replayed' }>;

type ReplayWorker = AskedWorker<ReplayRequest, ReplayAnswer>;

/** A worker for replays, which starts with the first. */
export function useReplays(): ReplayPlays {
  const worker: ReplayWorker = useAskedWorker(makeTestsWorker);
  return useMemo(() => replaysIn(worker), [worker]);
}

/** Replays plays in a worker that does nothing else: it always settles, whatever else is replayed meanwhile. */
export const replayAlone: ReplayPlays = (program, ways) => {
  const worker: ReplayWorker = new AskedWorker(makeTestsWorker);
  return replaysIn(worker)(program, ways).finally(() => worker.end());
};

function replaysIn(worker: ReplayWorker): ReplayPlays {
  return (program, ways) =>
    worker.ask({ type: 'replay', program, ways }).then(
      ({ replays }) => replays && unpackReplays(replays),
      () => null,
    );
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
