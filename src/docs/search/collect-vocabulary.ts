const WORD = /(?<![\p{L}\p{N}_])\p{L}{3,24}(?![\p{L}\p{N}_])/gu;
/** Words outside this limit are rare enough to be names from a single page. */
const WORDS = 6000;

/** The words of texts in lower case, the most frequent first; ties in alphabetical order. */
export function collectVocabulary(texts: Iterable<string>): string[] {
  const counts = new Map<string, number>();
  for (const text of texts) {
    for (const [word] of text.toLowerCase().matchAll(WORD)) {
      counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  return [...counts]
    .sort(([left, leftCount], [right, rightCount]) =>
      leftCount === rightCount ? (left < right ? -1 : 1) : rightCount - leftCount,
    )
    .slice(0, WORDS)
    .map(([word]) => word);
}
