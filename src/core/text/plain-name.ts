/** Letters that are no others with a mark. */
const LETTERS: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
};

/** The name of a file for a title, in small ASCII letters: “Über Café” → `uber-cafe`; '' where none are left. */
export function plainName(title: string): string {
  return title
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[ßæœøłđı]/g, (letter) => LETTERS[letter] ?? '')
    .replace(/[^a-z\d_]+/g, '-')
    .replace(/^[-_]+|-+$/g, '');
}
