import { RequestAnswerer } from '../player/engine/answer-request';
import type { SaveStore } from '../player/engine/guarded-game';
import type { AnswerMessage, RequestMessage } from '../player/engine/protocol';
import type { WorkerLike } from '../player/engine/worker-channel';

/**
 * Answers like the worker, but within the page: a page that is opened as a file can start no worker. Turns have limits,
 * so that a story which never stops does not stop the page for long.
 */
export function makePageWorker(saves: SaveStore): WorkerLike {
  const target = new EventTarget();
  const answerer = new RequestAnswerer(saves);
  let last = Promise.resolve();
  const send = (data: AnswerMessage): void => {
    target.dispatchEvent(new MessageEvent('message', { data }));
  };
  const reply = async (message: RequestMessage): Promise<void> => {
    const { id } = message;
    try {
      send({ id, isOk: true, answer: await answerer.answer(message) });
    } catch (error) {
      send({ id, isOk: false, error: error instanceof Error ? error.message : String(error) });
    }
  };
  void last.then(() => send({ isReady: true }));
  return {
    addEventListener: target.addEventListener.bind(target),
    postMessage: (message: RequestMessage) => {
      last = last.then(() => reply(message));
    },
    terminate: () => undefined,
  };
}
