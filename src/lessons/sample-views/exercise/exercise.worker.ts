import { checkExercise } from '../../exercises/check-exercise';
import type { ExerciseAnswer, ExerciseRequest } from './exercise-request';

addEventListener('message', ({ data }: MessageEvent<ExerciseRequest>) => {
  const { id, source, checks } = data;
  const answer: ExerciseAnswer = { id, result: checkExercise(source, checks) };
  postMessage(answer);
});
