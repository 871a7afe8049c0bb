/** Starts a worker that plays stories. */
export function makeWorker(): Worker {
  return new Worker(new URL('./ink.worker.ts', import.meta.url));
}
