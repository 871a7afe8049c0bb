/** The words of ink and of the engine, in cspell’s format: one per line. */
export const WORDS_FILE = 'content/words.txt';

/** Adds a word at the end of the list. */
export function withWord(words: string, word: string): string {
  return `${words}${words === '' || words.endsWith('\n') ? '' : '\n'}${word}\n`;
}
