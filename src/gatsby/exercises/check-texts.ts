import type { Exercise } from '../../docs/exercises/exercise';
import { checkExercise, type ExerciseResult } from '../../lessons/exercises/check-exercise';

/** The two texts of an exercise, and what they are checked for. */
export type CheckedTexts = Pick<Exercise, 'start' | 'solution' | 'checks'>;

/** Can be stored as JSON. */
export interface TextResults {
  solution: ExerciseResult;
  start: ExerciseResult;
}

/** Checks the solution and the start of an exercise. */
export const checkTexts = ({ solution, start, checks }: CheckedTexts): TextResults => ({
  solution: checkExercise(solution, checks),
  start: checkExercise(start, checks),
});
