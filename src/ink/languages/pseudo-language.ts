import type { LanguageTable } from './language-table';
import { mapWords } from './map-words';
import type { TextRow } from './text-row';

const ACCENTED: Readonly<Record<string, string>> = {
  ...{ a: 'á', c: 'ç', e: 'ê', i: 'ï', n: 'ñ', o: 'ö', s: 'š', u: 'ù', y: 'ÿ', z: 'ž' },
  ...{ A: 'Å', C: 'Ç', E: 'É', I: 'Î', N: 'Ñ', O: 'Ø', S: 'Š', U: 'Ü', Y: 'Ý', Z: 'Ž' },
};
const HEBREW = 'אבגדהוזחטיכלמנסעפצקרשת';
const WORD = /\p{L}+/gu;

/** A language that nobody speaks, to see what a translation will look like: longer, or from right to left. */
export type PseudoLanguage = 'en-XA' | 'ar-XB';

/** Codes of the languages that nobody speaks, as Android and Chromium name them. */
export const PSEUDO_LANGUAGES: readonly PseudoLanguage[] = ['en-XA', 'ar-XB'];

/**
 * A story’s table in a language that nobody speaks. Brackets at the ends show what is cut off, and what has no accents
 * when it is played is not in the table.
 */
export function pseudoTable(code: PseudoLanguage, rows: readonly TextRow[]): LanguageTable {
  const entries = rows.map((row) => ({
    place: row.place,
    original: row.original,
    text: pseudoText(code, row),
    isToCheck: false,
  }));
  return { code, entries, kept: [] };
}

/** A text in a language that nobody speaks, with its logic as it is. */
export function pseudoText(
  code: PseudoLanguage,
  { kind, original }: Pick<TextRow, 'kind' | 'original'>,
): string {
  const isWords = (text: string): boolean => /\p{L}/u.test(text);
  let count = 0;
  const countOne = (text: string): string => {
    if (isWords(text)) count += 1;
    return text;
  };
  mapWords(kind, original, countOne, (choice) => choice);
  let index = 0;
  const changed = (words: string): string =>
    words.replace(WORD, code === 'en-XA' ? accented : mirrored);
  // A name has no brackets.
  if (kind === 'item') return changed(original);
  const mapOne = (text: string): string => {
    if (!isWords(text)) return text;
    index += 1;
    // Links find a choice by what its button shows, which is a part of it.
    const [isFirst, isLast] = kind === 'choice' ? [true, true] : [index === 1, index === count];
    const { before, words, after } =
      /^(?<before>\s*)(?<words>[^]*?)(?<after>\s*)$/.exec(text)?.groups ?? {};
    return [before, isFirst ? '⟦' : '', changed(words ?? ''), isLast ? '⟧' : '', after].join('');
  };
  return mapWords(kind, original, mapOne, (choice) => `⟦${changed(choice)}⟧`);
}

/** A third longer. */
function accented(word: string): string {
  const letters = Array.from(word, (letter) => ACCENTED[letter] ?? letter).join('');
  return letters + (ACCENTED[word.slice(-1)] ?? word.slice(-1)).repeat(Math.round(word.length / 3));
}

function mirrored(word: string): string {
  return Array.from(word, (letter) => HEBREW[letter.charCodeAt(0) % HEBREW.length]).join('');
}
