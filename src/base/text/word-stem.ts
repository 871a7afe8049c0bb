/** A word without its inflection: “choice” and “choices” have the same stem. */
export function wordStem(word: string): string {
  return word.replace(/(?<=\p{L}{4})(?:ing|ed|es|s|e)$/iu, '');
}
