import type { TextPiece } from './marked-text';

const ELLIPSIS = '…';

/** Adds an ellipsis to an excerpt that begins or ends within a sentence. */
export function withCutMarks(pieces: readonly TextPiece[]): TextPiece[] {
  const text = pieces.map((piece) => piece.text).join('');
  const mark = (sign: string): TextPiece => ({ text: sign, isMarked: false });
  return [
    ...(/^\s*[\p{Ll}\p{Po}]/u.test(text) ? [mark(`${ELLIPSIS} `)] : []),
    ...pieces,
    ...(/[\p{L}\p{N},;]\s*$/u.test(text) ? [mark(` ${ELLIPSIS}`)] : []),
  ];
}
