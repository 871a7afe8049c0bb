import { useEffect, useRef, useState } from 'react';
import type { ExerciseCheck } from '../../../docs/exercises/exercise';
import type { ExerciseResult } from '../../exercises/check-exercise';
import type { ExerciseAnswer, ExerciseRequest } from './exercise-request';
import { makeExerciseWorker } from './make-exercise-worker';
import { addDone } from './progress';
import { showMarks } from './progress-marks';

/** How long a check may take, in milliseconds; its worker’s script may take longer to arrive. */
const TIME_LIMIT = 8000;
const LOAD_LIMIT = 40_000;

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
export type CheckState = Checked | 'too-long' | 'not-loaded' | null;

/**
 * Checks a text in a worker, which is stopped if it takes too long; the last result stays until the next one. An
 * exercise that is done is stored.
 */
export function useExerciseCheck(
  { id: exercise, checks }: OpenedExercise,
  source: string,
): CheckState {
  const [state, setState] = useState<CheckState>(null);
  const worker = useRef<Worker | null>(null);
  const isLoaded = useRef(false);
  const lastId = useRef(0);

  useEffect(
    () => () => {
      worker.current?.terminate();
      worker.current = null;
    },
    [],
  );

  useEffect(() => {
    const stop = (why: 'too-long' | 'not-loaded'): void => {
      worker.current?.terminate();
      worker.current = null;
      setState(why);
    };
    worker.current ??= makeExerciseWorker();
    const used = worker.current;
    const limit = isLoaded.current ? TIME_LIMIT : LOAD_LIMIT;
    const clock = setTimeout(() => stop(isLoaded.current ? 'too-long' : 'not-loaded'), limit);
    const id = (lastId.current += 1);
    const onAnswer = ({ data }: MessageEvent<ExerciseAnswer>): void => {
      isLoaded.current = true;
      if (data.id !== id) return;
      clearTimeout(clock);
      const { isDone } = data.result;
      setState({ ...data.result, isKept: !isDone || addDone([exercise]) });
      if (isDone) void showMarks();
    };
    const onError = (event: Event): void => {
      event.preventDefault();
      clearTimeout(clock);
      stop('not-loaded');
    };
    used.addEventListener('message', onAnswer);
    used.addEventListener('error', onError);
    const request: ExerciseRequest = { id, source, checks };
    used.postMessage(request);
    return () => {
      clearTimeout(clock);
      used.removeEventListener('message', onAnswer);
      used.removeEventListener('error', onError);
    };
  }, [source, checks, exercise]);
  return state;
}
