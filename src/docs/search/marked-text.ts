/** A piece of an excerpt, and whether it matches the search. */
export interface TextPiece {
  text: string;
  isMarked: boolean;
}

const SIGNS: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&amp;': '&' };
/** Pagefind marks everything up to the next space, including a full stop that is not part of the match. */
const WORD_AND_REST = /^(?<word>.*[^.,;:!?”"’…])(?<rest>[.,;:!?”"’…]+)$/u;

/** Splits an excerpt as Pagefind returns it: matches in `<mark>`, angle brackets escaped. */
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
