import { holdLife } from '../../base/browser/worker-life';
import { answerMapRequest, type MapRequest } from './answer-map-request';

holdLife();
addEventListener('message', ({ data }: MessageEvent<MapRequest>) => {
  postMessage({ id: data.id, answer: answerMapRequest(data) });
});
