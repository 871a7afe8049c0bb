import { holdLife } from '../../../base/browser/worker-life';
import type { SameGameQuestion } from './answer-same-game';
import { answerTests } from './answer-tests';
import type { TestRequest } from './protocol';

const onRequest = answerTests((answer) => postMessage(answer));

type Asked = TestRequest | ({ type: 'same-game'; id: number } & SameGameQuestion);

holdLife();
addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  if (data.type === 'same-game') void compareLanguages(data);
  else onRequest(data);
});

async function compareLanguages({ id, ...question }: SameGameQuestion & { id: number }) {
  const { answerSameGame } = await import(/* webpackChunkName: "same-game" */ './answer-same-game');
  postMessage({ id, answer: answerSameGame(question) });
}
