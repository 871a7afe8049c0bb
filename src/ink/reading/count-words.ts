const WORDS = /[\p{L}\p{N}]+(?:['’.-][\p{L}\p{N}]+)*/gu;

/** About how many words a text has. */
export function countWords(text: string): number {
  return text.match(WORDS)?.length ?? 0;
}
