import type { Page } from '@playwright/test';
import { wav } from './make-media';

/** A file as a file chooser takes it. */
interface ChosenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A picture in one colour, with sides of so many pixels, as the browser encodes it. */
export async function pngFile(page: Page, name: string, pixels: number): Promise<ChosenFile> {
  const base64 = await page.evaluate((side) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side });
    const context = canvas.getContext('2d')!;
    context.fillStyle = 'goldenrod';
    context.fillRect(0, 0, side, side);
    return canvas.toDataURL('image/png').split(',')[1]!;
  }, pixels);
  return { name, mimeType: 'image/png', buffer: Buffer.from(base64, 'base64') };
}

/** A silence of so many seconds. */
export function wavFile(name: string, seconds: number): ChosenFile {
  return { name, mimeType: 'audio/wav', buffer: wav(seconds) };
}
