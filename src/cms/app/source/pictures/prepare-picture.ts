import { required } from '../../../../base/errors/required';
import { reducedSize, refusalOf, tooLarge } from './picture-rules';

/** How much of a photograph is kept when it is reduced: no loss that can be seen. */
const QUALITY = 0.88;

/** A picture as it can be uploaded, not larger than readers need; rejects with the reason if it cannot be one. */
export async function preparePicture(file: File): Promise<File> {
  const refusal = refusalOf(file);
  if (refusal !== null) throw new Error(refusal);
  const prepared = await reduce(file);
  const reason = tooLarge(prepared.name, prepared.size);
  if (reason !== null) throw new Error(reason);
  return prepared;
}

async function reduce(file: File): Promise<File> {
  const url = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = url;
    await image.decode().catch(() => {
      throw new Error(`“${file.name}” cannot be read as a picture. Open it and save it again.`);
    });
    const { naturalWidth, naturalHeight } = image;
    const size = reducedSize(file.type, { width: naturalWidth, height: naturalHeight });
    return size === null ? file : await draw(image, size, file);
  } finally {
    URL.revokeObjectURL(url);
  }
}

async function draw(
  image: HTMLImageElement,
  { width, height }: { width: number; height: number },
  { name, type }: File,
): Promise<File> {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = required(canvas.getContext('2d'), 'The canvas');
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, width, height);
  // Browsers write no AVIF.
  const written = type === 'image/avif' ? 'image/webp' : type;
  const blob = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, written, QUALITY),
  );
  if (blob === null) throw new Error(`“${name}” could not be made smaller. Do so yourself.`);
  return new File([blob], name, { type: blob.type });
}
