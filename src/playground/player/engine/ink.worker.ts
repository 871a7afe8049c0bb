import { RequestAnswerer } from './answer-request';
import { onFetching } from './fetch-part';
import type { AnswerMessage, RequestMessage } from './protocol';

const answerer = new RequestAnswerer();
let last: Promise<void> = Promise.resolve();

addEventListener('message', ({ data }: MessageEvent<RequestMessage>) => {
  // One at a time: there is only one engine, and some of its actions take several ticks.
  last = last.then(() => reply(data));
});

async function reply(message: RequestMessage): Promise<void> {
  const { id } = message;
  try {
    send({ id, isOk: true, answer: await answerer.answer(message) });
  } catch (error) {
    send({ id, isOk: false, error: error instanceof Error ? error.message : String(error) });
  }
}

function send(message: AnswerMessage): void {
  postMessage(message);
}

onFetching((isFetching) => send({ isFetching }));
send({ isReady: true });
