/** Starts a worker that plays two languages of a story side by side. */
export function makeSameGameWorker(): Worker {
  return new Worker(new URL('./same-game.worker.ts', import.meta.url));
}
