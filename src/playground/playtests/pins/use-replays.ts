import { useCallback, useEffect, useState } from 'react';
import { useAskedWorker } from '../../../base/browser/use-asked-worker';
import type { StoryProgram } from '../../../ink/story/story-program';
import { makeTestsWorker } from '../make-tests-worker';
import type { RecordedWay, TestAnswer, TestRequest } from '../protocol';
import { unpackReplays, type Replay } from './packed-replay';

/**
 * Replays plays in a worker of its own; null for a story that cannot be played. It never settles if others are to be
 * replayed before it is done.
 */
export type ReplayPlays = (
  program: StoryProgram,
  ways: readonly RecordedWay[],
) => Promise<Replay[] | null>;

type ReplayRequest = Omit<Extract<TestRequest, { type: 'replay' }>, 'id'>;
type ReplayAnswer = Extract<TestAnswer, { type: 'replayed' }>;

/** A worker for replays, which starts with the first. */
export function useReplays(): ReplayPlays {
  const worker = useAskedWorker<ReplayRequest, ReplayAnswer>(makeTestsWorker);
  return useCallback(
    (program, ways) =>
      worker.ask({ type: 'replay', program, ways }).then(
        ({ replays }) => replays && unpackReplays(replays),
        () => null,
      ),
    [worker],
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
