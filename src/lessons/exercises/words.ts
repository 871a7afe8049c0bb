import { markupText } from '../../ink/markup/markup-text';
import { parseMarkup } from '../../ink/markup/parse-markup';
import { withoutComments } from '../../ink/reading/comments';

/** Whether a line or the text of a choice contains words, as written or as the player sees them. */
export function holdsWords(text: string, words: string): boolean {
  const wanted = plain(words);
  return plain(text).includes(wanted) || plain(markupText(parseMarkup(text))).includes(wanted);
}

/** How often a text contains words. */
export function countWords(text: string, words: string): number {
  return plain(text).split(plain(words)).length - 1;
}

/** A story without its comments and the notes that the compiler repeats. */
export function withoutNotes(source: string): string {
  return withoutComments(source).replace(/^[\s-]*TODO\b.*/gm, '');
}

/** Without what writers do differently: capitals, spaces, and the form of quotes. */
export function plain(text: string): string {
  return withPlainQuotes(text).toLowerCase();
}

/** With straight quotes, and one space where there are several. */
export function withPlainQuotes(text: string): string {
  return text
    .replace(/[“”„«»]/g, '"')
    .replace(/[‘’]/g, "'")
    .replace(/\s+/g, ' ')
    .trim();
}
