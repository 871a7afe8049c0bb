/** Starts a worker that tests stories: one for each run, because it plays one story at a time. */
export function makeTestsWorker(): Worker {
  return new Worker(new URL('./tests.worker.ts', import.meta.url));
}
