import type { ImageSize } from '../../../docs/document/transform-images';
import type { PreviewContent } from '../../protocol/preview-content';
import { pictureAddress } from '../../protocol/picture-place';

/** A picture that the browser has, and perhaps no build yet. */
export interface LocalPicture {
  /** How pages write it. */
  src: string;
  /** Where the browser has it. */
  url: string;
  size: ImageSize | null;
}

const read = new WeakMap<Blob, Promise<LocalPicture>>();

/** Reads a picture that is, or will be, a file of the project; each only once. */
export function localPicture(file: string, picture: Blob): Promise<LocalPicture> {
  const known = read.get(picture);
  if (known !== undefined) return known;
  const url = URL.createObjectURL(picture);
  const local = sizeOf(url).then((size) => ({ src: pictureAddress(file), url, size }));
  read.set(picture, local);
  return local;
}

/** What is known of the site, with one more picture. */
export function withPicture(content: PreviewContent, { src, size }: LocalPicture): PreviewContent {
  return {
    ...content,
    staticFiles: [...new Set([...content.staticFiles, src])],
    images: size === null ? content.images : { ...content.images, [src]: size },
  };
}

async function sizeOf(url: string): Promise<ImageSize | null> {
  const image = new Image();
  image.src = url;
  try {
    await image.decode();
    return { width: image.naturalWidth, height: image.naturalHeight };
  } catch {
    return null;
  }
}
