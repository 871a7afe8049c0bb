/** Where two panes are scrolled to when the same line is at the top of both. */
export type ScrollPair = readonly [text: number, preview: number];

/**
 * The pairs of both panes from their tops on, in order. What one pane has beside or above something else is left out,
 * so that scrolling down in one never scrolls the other up.
 */
export function orderPairs(found: readonly ScrollPair[]): ScrollPair[] {
  const pairs: ScrollPair[] = [[0, 0]];
  for (const pair of [...found].sort(([one], [other]) => one - other)) {
    const last = pairs[pairs.length - 1] ?? pair;
    if (pair[0] > last[0] && pair[1] > last[1]) pairs.push(pair);
  }
  return pairs;
}

/** Where the preview belongs when the text is scrolled to a position; `pairs` are in order. */
export function previewFor(text: number, pairs: readonly ScrollPair[]): number {
  const next = pairs.findIndex((pair) => pair[0] > text);
  const [textBelow, previewBelow] = pairs[next] ?? [Infinity, 0];
  const [textAbove, previewAbove] = pairs[next === -1 ? pairs.length - 1 : next - 1] ?? [0, 0];
  // After the last pair the preview stays: the form has other fields below the text.
  const share = (text - textAbove) / (textBelow - textAbove);
  return previewAbove + share * (previewBelow - previewAbove);
}

/** Where the text belongs when the preview is scrolled to a position; `pairs` are in order. */
export function textFor(preview: number, pairs: readonly ScrollPair[]): number {
  return previewFor(
    preview,
    pairs.map(([text, shown]) => [shown, text]),
  );
}
