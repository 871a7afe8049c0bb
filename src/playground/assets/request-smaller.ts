import { assetKind, endingOf } from '../../ink/story/asset-kinds';
import type { SmallerPicture } from './shrink-picture';

/** A smaller version of a file, and the path that fits its format. */
export interface SmallerFile extends SmallerPicture {
  path: string;
}

/** From which size on a picture is offered smaller. */
const LARGE = 1_000_000;
/** How much smaller it has to be to be worth it. */
const WORTH = 0.9;
const PATIENCE = 60_000;
const ENDINGS: Readonly<Record<string, string>> = {
  'image/webp': 'webp',
  'image/jpeg': 'jpg',
  'image/png': 'png',
};

/** Whether a file is a large picture that can be drawn smaller: no drawing in lines, and none that moves. */
export function canBeSmaller(path: string, { size }: Blob): boolean {
  return size > LARGE && assetKind(path) === 'picture' && !/^(?:svg|gif)$/.test(endingOf(path));
}

/** Makes a smaller version of a picture in a worker; null if there is none that is worth it. */
export async function requestSmaller(path: string, picture: Blob): Promise<SmallerFile | null> {
  const isPhoto = /^jpe?g$/.test(endingOf(path));
  const smaller = await askWorker(picture, isPhoto ? 'image/jpeg' : 'image/webp');
  // Browsers that cannot write a format write PNG.
  const ending = ENDINGS[smaller?.blob.type ?? ''];
  if (smaller === null || ending === undefined || smaller.blob.size > picture.size * WORTH) {
    return null;
  }
  const stem = path.replace(/\.[^./]+$/, '');
  return { ...smaller, path: isPhoto && ending === 'jpg' ? path : `${stem}.${ending}` };
}

function askWorker(picture: Blob, type: string): Promise<SmallerPicture | null> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./shrink.worker.ts', import.meta.url));
    const finish = (smaller: SmallerPicture | null): void => {
      clearTimeout(timer);
      worker.terminate();
      resolve(smaller);
    };
    const timer = setTimeout(() => finish(null), PATIENCE);
    worker.onmessage = ({ data }: MessageEvent<SmallerPicture | null>) => finish(data);
    worker.onerror = () => finish(null);
    worker.postMessage({ picture, type });
  });
}
