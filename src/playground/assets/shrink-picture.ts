/** A smaller version of a picture. */
export interface SmallerPicture {
  blob: Blob;
  width: number;
  height: number;
}

/** Pixels of the longer side: enough for a background on a large screen. */
const LONGEST = 1920;
const QUALITY = 0.82;

/** Draws a picture again, at most 1,920 pixels long, in another format if the browser can write it. */
export async function shrinkPicture(picture: Blob, type: string): Promise<SmallerPicture> {
  const bitmap = await createImageBitmap(picture);
  const scale = Math.min(1, LONGEST / Math.max(bitmap.width, bitmap.height));
  const width = Math.max(1, Math.round(bitmap.width * scale));
  const height = Math.max(1, Math.round(bitmap.height * scale));
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('There is no canvas.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  return { blob: await canvas.convertToBlob({ type, quality: QUALITY }), width, height };
}
