import { useEffect, useState } from 'react';
import { useAskedWorker } from '../../../base/browser/use-asked-worker';
import type { ExerciseCheck } from '../../../docs/exercises/exercise';
import type { ExerciseResult } from '../../exercises/check-exercise';
import type { ExerciseAnswer, ExerciseRequest } from './exercise-request';
import { makeExerciseWorker } from './make-exercise-worker';
import { addDone } from './progress';
import { showMarks } from './progress-marks';

/** After how many milliseconds a reader sees that a check is running. */
const QUIET = 1000;

/** An exercise as its page hands it over. */
export interface OpenedExercise {
  id: string;
  checks: readonly ExerciseCheck[];
}

/** The result for a text, and whether the browser keeps that the exercise is done. */
export interface Checked extends ExerciseResult {
  isKept: boolean;
}

/** What is known about a text: null while it is being checked for the first time. */
export type CheckState = Checked | 'late' | 'not-loaded' | null;

/** Checks a text in a worker; the last result stays until the next one. An exercise that is done is stored. */
export function useExerciseCheck(
  { id: exercise, checks }: OpenedExercise,
  source: string,
): CheckState {
  const [state, setState] = useState<CheckState>(null);
  const worker = useAskedWorker<Omit<ExerciseRequest, 'id'>, ExerciseAnswer>(makeExerciseWorker);
  useEffect(() => {
    const late = setTimeout(() => setState('late'), QUIET);
    let isStale = false;
    const settle = (next: CheckState): void => {
      clearTimeout(late);
      if (!isStale) setState(next);
    };
    worker.ask({ source, checks }).then(
      ({ result }) => {
        const { isDone } = result;
        settle({ ...result, isKept: isStale || !isDone || addDone([exercise]) });
        if (isDone) void showMarks();
      },
      () => settle('not-loaded'),
    );
    return () => {
      isStale = true;
      clearTimeout(late);
    };
  }, [worker, source, checks, exercise]);
  return state;
}
