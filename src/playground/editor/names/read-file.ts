import { knotStarts } from '../split-knots';
import { readPiece, type Piece } from './read-piece';

/** A piece of a file, and where it begins. */
export interface PlacedPiece extends Piece {
  from: number;
}

/** The pieces of a file: what is before the first header, then each knot, stitch and function. */
export function readFile(text: string): PlacedPiece[] {
  const starts = knotStarts(text);
  return starts.map((from, index) => ({
    from,
    ...readPiece(text.slice(from, starts[index + 1] ?? text.length)),
  }));
}
