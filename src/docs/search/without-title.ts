import type { TextPiece } from './marked-text';

/** An excerpt without the heading it begins with, which is already shown above it. */
export function withoutTitle(pieces: readonly TextPiece[], title: string): TextPiece[] {
  const text = pieces.map((piece) => piece.text).join('');
  const beginning = `${title}. `;
  if (!text.startsWith(beginning)) return [...pieces];
  let left = beginning.length;
  return pieces.flatMap((piece) => {
    const rest = piece.text.slice(left);
    left = Math.max(0, left - piece.text.length);
    return rest === '' ? [] : [{ ...piece, text: rest }];
  });
}
