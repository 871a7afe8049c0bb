import type { ExerciseCheck } from '../../../docs/exercises/exercise';
import type { ExerciseResult } from '../../exercises/check-exercise';

/** What the worker is asked. */
export interface ExerciseRequest {
  id: number;
  source: string;
  checks: readonly ExerciseCheck[];
}

/** What it answers to the request with this id. */
export interface ExerciseAnswer {
  id: number;
  result: ExerciseResult;
}
