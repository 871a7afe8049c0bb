/** What was typed to find something, in the usual forms of its signs, and without those that nobody sees. */
export function soughtText(typed: string): string {
  return typed.normalize('NFKC').replace(/\p{Cf}/gu, '');
}

/** A text without capitals, accents and other forms of its signs. */
export function fold(text: string): string {
  return soughtText(text)
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
}

/** The words of a search, folded. */
export function wordsOf(term: string): string[] {
  return fold(term)
    .split(/\s+/)
    .filter((word) => word !== '');
}
