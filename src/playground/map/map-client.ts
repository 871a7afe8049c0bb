import { AskedWorker } from '../../base/browser/asked-worker';
import type { MapRequest, MapRequests } from './answer-map-request';
import { makeWorker } from './make-worker';

type Name = keyof MapRequests;
type Question = Pick<MapRequest, 'name' | 'request'>;

/** The map’s worker, which is asked for one thing at a time: a promise does not settle if something else was asked. */
export class MapClient {
  private readonly worker = new AskedWorker<
    Question,
    { id: number; answer: MapRequests[Name]['answer'] }
  >(makeWorker);

  async ask<N extends Name>(
    name: N,
    request: MapRequests[N]['request'],
  ): Promise<MapRequests[N]['answer']> {
    const { answer } = await this.worker.ask({ name, request });
    return answer;
  }

  dispose(): void {
    this.worker.end();
  }
}
