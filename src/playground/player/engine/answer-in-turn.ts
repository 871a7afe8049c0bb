import { RequestAnswerer } from './answer-request';
import type { SaveStore } from './guarded-game';
import type { AnswerMessage, RequestMessage } from './protocol';

/** Takes requests, and sends the answers: one at a time, because there is one engine, and some of its actions take several ticks. */
export function answerInTurn(
  saves: SaveStore | null,
  send: (message: AnswerMessage) => void,
): (message: RequestMessage) => void {
  const answerer = new RequestAnswerer(saves);
  const reply = async (message: RequestMessage): Promise<void> => {
    const { id } = message;
    try {
      send({ id, isOk: true, answer: await answerer.answer(message) });
    } catch (error) {
      send({ id, isOk: false, error: error instanceof Error ? error.message : String(error) });
    }
  };
  let last = Promise.resolve();
  return (message) => {
    last = last.then(() => reply(message));
  };
}
