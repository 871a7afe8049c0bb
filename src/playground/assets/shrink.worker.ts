import { shrinkPicture } from './shrink-picture';

// One picture for each worker: it ends with its answer.
self.onmessage = ({ data }: MessageEvent<{ picture: Blob; type: string }>) => {
  void shrinkPicture(data.picture, data.type).then(
    (smaller) => self.postMessage(smaller),
    () => self.postMessage(null),
  );
};
