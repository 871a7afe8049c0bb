/** Starts a worker that plays stories. */
export function makeWorker(): Worker {
  // By this name, webpack’s configuration keeps it whole.
  return new Worker(/* webpackChunkName: "player" */ new URL('./ink.worker.ts', import.meta.url));
}
