/** A text without some words, in any case; the whole text if nothing would be left. */
export function withoutWords(text: string, dropped: readonly string[]): string {
  const rest = text.split(' ').filter((word) => !dropped.includes(word.toLowerCase()));
  return rest.length === 0 ? text : rest.join(' ');
}
