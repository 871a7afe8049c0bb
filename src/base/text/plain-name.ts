/** Letters that are not base letters with a diacritic. */
const LETTERS: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
};

/** A file name for a title, in lower-case ASCII letters: “Über Café” → `uber-cafe`; '' if no letter is left. */
export function plainName(title: string): string {
  return title
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[ßæœøłđı]/g, (letter) => LETTERS[letter] ?? '')
    .replace(/[^a-z\d_]+/g, '-')
    .replace(/^[-_]+|-+$/g, '');
}
