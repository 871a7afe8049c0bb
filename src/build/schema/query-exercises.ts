import type { Exercise } from '../../core/exercises/exercise';
import { queryOnce } from './query-once';

/** The fields of an `Exercise` node. */
interface ExerciseFields {
  exercise: Exercise;
}

/** Creates the query for the exercises. */
export const createExercisesQuery = () =>
  queryOnce('Exercise', (nodes): Exercise[] =>
    [...(nodes as Iterable<unknown> as Iterable<ExerciseFields>)].map(({ exercise }) => exercise),
  );
