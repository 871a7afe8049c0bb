import { readPiece, type Piece } from './read-piece';

/** A piece of a file, and where it begins. */
export interface PlacedPiece extends Piece {
  from: number;
}

const PARTS = /\/\/[^\n]*|\/\*|^[ \t]*=/gm;

/** Where knots and stitches begin, at their headers outside comments; the first piece of a story begins at 0. */
export function knotStarts(text: string): number[] {
  const starts = [0];
  PARTS.lastIndex = 0;
  for (let part = PARTS.exec(text); part; part = PARTS.exec(text)) {
    const { 0: sign, index } = part;
    if (sign === '/*') {
      const end = text.indexOf('*/', index + 2);
      if (end < 0) break;
      PARTS.lastIndex = end + 2;
    } else if (!sign.startsWith('//') && index > 0) {
      starts.push(index);
    }
  }
  return starts;
}

/** The pieces of a file: what is before the first header, then each knot, stitch and function. */
export function readPieces(text: string): PlacedPiece[] {
  const starts = knotStarts(text);
  return starts.map((from, index) => ({
    from,
    ...readPiece(text.slice(from, starts[index + 1] ?? text.length)),
  }));
}
