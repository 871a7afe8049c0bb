/** A text without capitals and accents. */
export function fold(text: string): string {
  return text
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
