import { holdLife } from '../../base/browser/worker-life';
import { answerSameGame, type SameGameQuestion } from '../languages/answer-same-game';
import { answerTests } from './answer-tests';
import type { TestRequest } from './protocol';

const onRequest = answerTests((answer) => postMessage(answer));

type Asked = TestRequest | ({ type: 'same-game'; id: number } & SameGameQuestion);

holdLife();
addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  if (data.type === 'same-game') postMessage({ id: data.id, answer: answerSameGame(data) });
  else onRequest(data);
});
