/** How many words of a text a player reads: markup does not count. */
export function wordCount(text: string): number {
  const words = text.replace(/\[\/?[a-z][^\]]*\]/gi, ' ').match(/[\p{L}\p{N}][^\s]*/gu);
  return words?.length ?? 0;
}
