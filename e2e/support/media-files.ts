import type { Page } from '@playwright/test';

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
  // Chromium plays nothing slower than 3000.
  const rate = 4000;
  const size = seconds * rate;
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + size, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(rate, 24);
  head.writeUInt32LE(rate, 28);
  head.writeUInt16LE(1, 32);
  head.writeUInt16LE(8, 34);
  head.write('data', 36);
  head.writeUInt32LE(size, 40);
  return { name, mimeType: 'audio/wav', buffer: Buffer.concat([head, Buffer.alloc(size, 128)]) };
}
