import { answerTests } from './answer-tests';
import type { TestRequest } from './protocol';

const onRequest = answerTests((answer) => postMessage(answer));

addEventListener('message', ({ data }: MessageEvent<TestRequest>) => onRequest(data));
