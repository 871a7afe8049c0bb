/** A piece of an excerpt, and whether it was looked for. */
export interface TextPiece {
  text: string;
  isMarked: boolean;
}

const SIGNS: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&amp;': '&' };

/** The pieces of an excerpt as Pagefind writes it: words between `<mark>` and `</mark>`, angle brackets escaped. */
export function markedText(excerpt: string): TextPiece[] {
  return excerpt
    .split(/(<mark>.*?<\/mark>)/)
    .filter((piece) => piece !== '')
    .map((piece) => ({
      text: piece
        .replace(/<\/?mark>/g, '')
        .replace(/&(?:lt|gt|amp);/g, (sign) => SIGNS[sign] ?? sign),
      isMarked: piece.startsWith('<mark>'),
    }));
}
