import { answerInTurn } from '../player/engine/answer-in-turn';
import type { SaveStore } from '../player/engine/guarded-game';
import type { AnswerMessage } from '../player/engine/protocol';
import type { WorkerLike } from '../player/engine/worker-channel';

/**
 * Answers like the worker, but within the page: a page that is opened as a file can start no worker. Turns have limits,
 * so that a story which never stops does not stop the page for long.
 */
export function makePageWorker(saves: SaveStore): WorkerLike {
  const target = new EventTarget();
  const send = (data: AnswerMessage): void => {
    target.dispatchEvent(new MessageEvent('message', { data }));
  };
  // Whoever makes it listens only afterwards.
  queueMicrotask(() => send({ isReady: true }));
  return {
    addEventListener: target.addEventListener.bind(target),
    postMessage: answerInTurn(saves, send),
    terminate: () => undefined,
  };
}
