/** A piece of an excerpt, and whether it was looked for. */
export interface TextPiece {
  text: string;
  isMarked: boolean;
}

const SIGNS: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&amp;': '&' };
/** Pagefind marks up to the next space; the full stop behind a word was not looked for. */
const WORD_AND_REST = /^(?<word>.*[^.,;:!?”"’…])(?<rest>[.,;:!?”"’…]+)$/u;

/** The pieces of an excerpt as Pagefind writes it: words between `<mark>` and `</mark>`, angle brackets escaped. */
export function markedText(excerpt: string): TextPiece[] {
  return excerpt
    .split(/(<mark>.*?<\/mark>)/)
    .filter((piece) => piece !== '')
    .flatMap((piece): TextPiece[] => {
      const text = piece
        .replace(/<\/?mark>/g, '')
        .replace(/&(?:lt|gt|amp);/g, (sign) => SIGNS[sign] ?? sign);
      if (!piece.startsWith('<mark>')) return [{ text, isMarked: false }];
      const { word = text, rest = '' } = WORD_AND_REST.exec(text)?.groups ?? {};
      const marked = { text: word, isMarked: true };
      return rest === '' ? [marked] : [marked, { text: rest, isMarked: false }];
    });
}
