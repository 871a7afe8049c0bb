import { answerMapRequest, type MapRequest } from './answer-map-request';

addEventListener('message', ({ data }: MessageEvent<MapRequest>) => {
  postMessage({ id: data.id, answer: answerMapRequest(data) });
});
