import { knotStarts } from '../../ink/reading/read-pieces';

/** Longer pieces are split, so that one huge knot does not slow down every key press. */
const MAX_LENGTH = 8000;

/** Where the pieces of a story that can be highlighted separately begin: its knots and stitches, cut if they are long. */
export function splitKnots(text: string): number[] {
  const starts = knotStarts(text);
  return starts.flatMap((from, index) => cut(text, from, starts[index + 1] ?? text.length));
}

/** The starts of the parts of one piece, split at empty lines if there are any, otherwise at any line. */
function cut(text: string, start: number, end: number): number[] {
  const starts = [start];
  let from = start;
  while (end - from > MAX_LENGTH) {
    const latest = from + MAX_LENGTH;
    const middle = from + MAX_LENGTH / 2;
    const place = ['\n\n', '\n']
      .map((sign) => text.lastIndexOf(sign, latest - sign.length) + sign.length)
      .find((index) => index > middle);
    from = place ?? latest;
    starts.push(from);
  }
  return starts;
}
