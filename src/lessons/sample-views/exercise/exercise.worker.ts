import { holdLife } from '../../../base/browser/worker-life';
import { checkExercise } from '../../exercises/check-exercise';
import type { ExerciseAnswer, ExerciseRequest } from './exercise-request';

holdLife();
addEventListener('message', ({ data }: MessageEvent<ExerciseRequest>) => {
  const { id, source, checks } = data;
  const answer: ExerciseAnswer = { id, result: checkExercise(source, checks) };
  postMessage(answer);
});
