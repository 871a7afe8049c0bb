/** Starts a worker that checks exercises. */
export function makeExerciseWorker(): Worker {
  return new Worker(new URL('./exercise.worker.ts', import.meta.url));
}
