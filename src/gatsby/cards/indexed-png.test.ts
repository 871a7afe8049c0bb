import { createCanvas, loadImage } from '@napi-rs/canvas';
import { indexedPng } from './indexed-png';

test('a decoder gets the pixels that were encoded', async () => {
  const pixels = Uint8Array.of(0, 1, 2, 2, 1, 0);
  const colours = [0x0000ff, 0x00ff00, 0x563412];
  const image = await loadImage(indexedPng({ width: 3, height: 2, pixels, colours }));
  const context = createCanvas(3, 2).getContext('2d');
  context.drawImage(image, 0, 0);
  const read = new Uint32Array(context.getImageData(0, 0, 3, 2).data.buffer);
  expect([...read].map((pixel) => pixel & 0xffffff)).toEqual(
    [...pixels].map((index) => colours[index]),
  );
});
