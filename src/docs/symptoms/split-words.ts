/** The words of a text in lower case, in order; a name with digits or underscores is one word. */
export function splitWords(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? [];
}
