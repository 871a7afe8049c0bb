import type { SKRSContext2D } from '@napi-rs/canvas';
import { indexedPng } from './indexed-png';
import { Palette } from './palette';

/** A part of a canvas, its edges between pixels or not. */
export interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/**
 * Encodes a canvas that only has `areas` on its ground as PNG; `colours` are kept exactly, the first is the ground.
 * Reading all pixels would take longer than drawing them.
 */
export function encodeAreas(
  context: SKRSContext2D,
  areas: readonly Area[],
  colours: readonly string[],
): Buffer {
  const { width, height } = context.canvas;
  const palette = new Palette();
  for (const colour of colours) palette.indexOf(colourOf(colour));
  const pixels = new Uint8Array(width * height);
  for (const area of areas) {
    const left = Math.max(0, Math.floor(area.left));
    const top = Math.max(0, Math.floor(area.top));
    const columns = Math.min(width, Math.ceil(area.right)) - left;
    const rows = Math.min(height, Math.ceil(area.bottom)) - top;
    const { data } = context.getImageData(left, top, columns, rows);
    const indexes = palette.indexesOf(
      new Uint32Array(data.buffer, data.byteOffset, columns * rows),
    );
    for (let row = 0; row < rows; row += 1) {
      const line = indexes.subarray(row * columns, (row + 1) * columns);
      pixels.set(line, (top + row) * width + left);
    }
  }
  return indexedPng({ width, height, pixels, colours: palette.colours });
}

/** A colour of CSS, as a palette has it: 0xBBGGRR. */
function colourOf(css: string): number {
  return Buffer.from(css.slice(1), 'hex').readUIntLE(0, 3);
}
