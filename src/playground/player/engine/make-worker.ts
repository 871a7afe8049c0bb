/** Starts a worker that plays stories; one with a name keeps their saves under it. */
export function makeWorker(name = ''): Worker {
  // By the name of its chunk, webpack’s configuration keeps it whole.
  return new Worker(/* webpackChunkName: "player" */ new URL('./ink.worker.ts', import.meta.url), {
    name,
  });
}
