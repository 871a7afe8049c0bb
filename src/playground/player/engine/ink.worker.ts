import { RequestAnswerer } from './answer-request';
import { onFetching } from './fetch-part';
import type { Kept } from './core-interfaces';
import type { SaveStore, Way } from './guarded-game';
import type { AnswerMessage, RequestMessage } from './protocol';

let last: Promise<void> = Promise.resolve();

/** The saves under the worker’s name; null for one without a name, or if the browser keeps none. */
async function openSaves(): Promise<SaveStore | null> {
  if (self.name === '') return null;
  const onLost = (): void => send({ isKept: false });
  const load = () => import(/* webpackChunkName: "saves" */ '../kept-values');
  const values = await load().then(
    ({ openKeptValues }) => openKeptValues<Kept<Way>>(self.name, onLost),
    () => null,
  );
  if (values === null) onLost();
  return values && { gameId: 'game', values };
}

function send(message: AnswerMessage): void {
  postMessage(message);
}

onFetching((isFetching) => send({ isFetching }));

// No request comes before it is ready.
void openSaves().then((saves) => {
  const answerer = new RequestAnswerer(saves);
  const reply = async (message: RequestMessage): Promise<void> => {
    const { id } = message;
    try {
      send({ id, isOk: true, answer: await answerer.answer(message) });
    } catch (error) {
      send({ id, isOk: false, error: error instanceof Error ? error.message : String(error) });
    }
  };
  addEventListener('message', ({ data }: MessageEvent<RequestMessage>) => {
    // One at a time: there is only one engine, and some of its actions take several ticks.
    last = last.then(() => reply(data));
  });
  send({ isReady: true });
});
