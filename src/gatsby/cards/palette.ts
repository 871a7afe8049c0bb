/** As many as an indexed picture can have. */
const MOST = 256;
/** Sum of the differences of red, green and blue up to which the eye takes two shades for the same. */
const ALIKE = 6;

/** The colours of an indexed picture, as 0xBBGGRR; shades that look the same share a colour. */
export class Palette {
  readonly colours: number[] = [];
  private readonly indexes = new Map<number, number>();

  indexOf(colour: number): number {
    let index = this.indexes.get(colour);
    if (index === undefined) {
      index = this.nearestOrNew(colour);
      this.indexes.set(colour, index);
    }
    return index;
  }

  /** The indexes of pixels, 0xAABBGGRR each. */
  indexesOf(pixels: Uint32Array): Uint8Array {
    const indexes = new Uint8Array(pixels.length);
    // Most pixels have the colour of the one before.
    let last = -1;
    let index = 0;
    for (let at = 0; at < pixels.length; at += 1) {
      const colour = (pixels[at] ?? 0) & 0xffffff;
      if (colour !== last) {
        last = colour;
        index = this.indexOf(colour);
      }
      indexes[at] = index;
    }
    return indexes;
  }

  private nearestOrNew(colour: number): number {
    const distances = this.colours.map((other) => distanceOf(colour, other));
    const least = Math.min(...distances);
    if (least <= ALIKE || this.colours.length === MOST) return distances.indexOf(least);
    return this.colours.push(colour) - 1;
  }
}

function distanceOf(one: number, other: number): number {
  const channel = (shift: number) => Math.abs(((one >> shift) & 255) - ((other >> shift) & 255));
  return channel(0) + channel(8) + channel(16);
}
