import { BOX_PICTURE } from '../../ink/map/lay-out-map';
import { mediaType } from '../player/assets/media-type';

/** A picture as small as the map shows it, whole, in a text that needs no other file. */
export interface Thumbnail {
  href: string;
  width: number;
  height: number;
}

/** Pixels of a thumbnail for one of the map: a map is zoomed, and screens are dense. */
const DENSITY = 2;

const made = new WeakMap<Blob, Promise<Thumbnail | null>>();
let last: Promise<unknown> = Promise.resolve();

/** The thumbnail of a file; null if it is no picture. They are made one after another, since photos take much memory. */
export function thumbnailOf(path: string, blob: Blob): Promise<Thumbnail | null> {
  const known = made.get(blob);
  if (known !== undefined) return known;
  const thumbnail = last.then(() => makeThumbnail(path, blob)).catch(() => null);
  last = thumbnail;
  made.set(blob, thumbnail);
  return thumbnail;
}

async function makeThumbnail(path: string, blob: Blob): Promise<Thumbnail> {
  const type = mediaType(path);
  const typed = blob.type === type ? blob : new Blob([blob], { type });
  // Only an element draws what is drawn in lines.
  const picture = await (type === 'image/svg+xml' ? elementOf(typed) : createImageBitmap(typed));
  const scale = Math.min(BOX_PICTURE.width / picture.width, BOX_PICTURE.height / picture.height);
  const width = Math.max(1, Math.round(picture.width * scale));
  const height = Math.max(1, Math.round(picture.height * scale));
  const canvas = document.createElement('canvas');
  canvas.width = width * DENSITY;
  canvas.height = height * DENSITY;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('There is no canvas.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  if ('close' in picture) picture.close();
  return { href: canvas.toDataURL('image/webp'), width, height };
}

async function elementOf(blob: Blob): Promise<HTMLImageElement> {
  const address = URL.createObjectURL(blob);
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(address);
  }
}
