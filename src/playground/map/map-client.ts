import type { MapRequests } from './answer-map-request';
import { makeWorker } from './make-worker';

/** How long to wait for an answer, in milliseconds: for its script the first time, and for seconds of layout. */
const PATIENCE = 30_000;

/** A worker took longer than anybody would wait. */
export class SlowMap extends Error {
  override name = 'SlowMap';
}

type Answer = MapRequests[keyof MapRequests]['answer'];

/** Asks a worker for one thing at a time: a new request ends the one before, whose promise then never settles. */
export class MapClient {
  private worker: Worker | null = null;
  private lastId = 0;
  private end: (() => void) | null = null;

  ask<N extends keyof MapRequests>(
    name: N,
    request: MapRequests[N]['request'],
  ): Promise<MapRequests[N]['answer']> {
    // Work that nobody waits for any longer must not delay what is asked now.
    this.end?.();
    const worker = (this.worker ??= makeWorker());
    const id = (this.lastId += 1);
    return new Promise((resolve, reject) => {
      const finish = (): void => {
        clearTimeout(clock);
        worker.removeEventListener('message', onMessage);
        worker.removeEventListener('error', onError);
        this.end = null;
      };
      const stop = (): void => {
        finish();
        worker.terminate();
        this.worker = null;
      };
      const onMessage = ({ data }: MessageEvent<{ id: number; answer: Answer }>): void => {
        if (data.id !== id) return;
        finish();
        resolve(data.answer);
      };
      const onError = (event: Event): void => {
        // The page says so; another error in the browser’s console adds nothing.
        event.preventDefault();
        stop();
        reject(new Error('The map’s worker failed.'));
      };
      const clock = setTimeout(() => {
        stop();
        reject(new SlowMap());
      }, PATIENCE);
      this.end = stop;
      worker.addEventListener('message', onMessage);
      worker.addEventListener('error', onError);
      worker.postMessage({ id, name, request });
    });
  }

  dispose(): void {
    this.end?.();
    this.worker?.terminate();
    this.worker = null;
  }
}
