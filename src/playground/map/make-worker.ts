/** Starts a worker that reads and lays out maps. */
export function makeWorker(): Worker {
  return new Worker(new URL('./map.worker.ts', import.meta.url));
}
