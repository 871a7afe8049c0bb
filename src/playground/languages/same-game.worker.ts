import { holdLife } from '../../base/browser/worker-life';
import { answerSameGame, type SameGameQuestion } from './answer-same-game';

holdLife();
addEventListener('message', ({ data }: MessageEvent<SameGameQuestion & { id: number }>) => {
  postMessage({ id: data.id, answer: answerSameGame(data) });
});
