import { holdLife } from '../../../base/browser/worker-life';
import { answerInTurn } from './answer-in-turn';
import type { Kept } from './core-interfaces';
import type { SaveStore, Way } from './guarded-game';
import { onPhase } from './phase';
import type { AnswerMessage, RequestMessage } from './protocol';

/** The saves under the worker’s name; null for one without a name, or if the browser keeps none. */
async function openSaves(): Promise<SaveStore | null> {
  if (self.name === '') return null;
  const onLost = (): void => send({ isKept: false });
  const load = () => import(/* webpackChunkName: "saves" */ './kept-values');
  const values = await load()
    .then(({ openKeptValues }) => openKeptValues<Kept<Way>>(self.name, onLost))
    .catch(() => null);
  if (values === null) onLost();
  return values && { gameId: 'game', values };
}

function send(message: AnswerMessage): void {
  postMessage(message);
}

holdLife();
onPhase((phase) => send({ phase }));

// No request comes before it is ready.
openSaves()
  .then((saves) => {
    const take = answerInTurn(saves, send);
    addEventListener('message', ({ data }: MessageEvent<RequestMessage>) => take(data));
    send({ isReady: true });
  })
  .catch((error: unknown) => {
    // Outside of the promise: of what fails in one, a worker’s page does not hear, and would wait for ever.
    setTimeout(() => {
      throw error;
    });
  });
