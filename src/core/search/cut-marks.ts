import type { TextPiece } from './marked-text';

const ELLIPSIS = '…';

/** An excerpt that begins or stops within a sentence says so. */
export function withCutMarks(pieces: readonly TextPiece[]): TextPiece[] {
  const text = pieces.map((piece) => piece.text).join('');
  const mark = (sign: string): TextPiece => ({ text: sign, isMarked: false });
  return [
    ...(/^\s*[\p{Ll}\p{Po}]/u.test(text) ? [mark(`${ELLIPSIS} `)] : []),
    ...pieces,
    ...(/[\p{L}\p{N},;]\s*$/u.test(text) ? [mark(` ${ELLIPSIS}`)] : []),
  ];
}
