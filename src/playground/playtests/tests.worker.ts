import { holdLife } from '../../base/browser/worker-life';
import { answerTests } from './answer-tests';
import type { TestRequest } from './protocol';

const onRequest = answerTests((answer) => postMessage(answer));

holdLife();
addEventListener('message', ({ data }: MessageEvent<TestRequest>) => onRequest(data));
