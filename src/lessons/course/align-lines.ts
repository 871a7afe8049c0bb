/** For each wanted line, where a text has it, counted from 0; null where it does not. */
export type Alignment = (number | null)[];

interface Texts {
  wanted: readonly string[];
  written: readonly string[];
  /** How much each wanted line counts. */
  weights: readonly number[];
}

/** The weightiest run of lines that both have, in order, which begins at one line of each. */
export function alignLines(
  { wanted, written, weights }: Texts,
  { first, start }: { first: number; start: number },
): Alignment {
  // Other knots have similar lines.
  const next = written.findIndex(
    (text, index) => index > start && text.startsWith('==') && !wanted.includes(text),
  );
  const end = next < 0 ? written.length : next;
  const best = new Map<string, number>();
  const bestFrom = (one: number, other: number): number => best.get(`${one},${other}`) ?? 0;
  const matched = (one: number, other: number): number =>
    wanted[one] !== '' && wanted[one] === written[other]
      ? (weights[one] ?? 0) + bestFrom(one + 1, other + 1)
      : 0;
  for (let one = wanted.length - 1; one >= first; one -= 1) {
    for (let other = end - 1; other >= start; other -= 1) {
      const ways = [matched(one, other), bestFrom(one + 1, other), bestFrom(one, other + 1)];
      best.set(`${one},${other}`, Math.max(...ways));
    }
  }
  const at: Alignment = wanted.map(() => null);
  let [one, other] = [first, start];
  while (one < wanted.length && other < end) {
    const most = bestFrom(one, other);
    if (most > 0 && (one === first || most === matched(one, other))) at[one++] = other++;
    else if (most === bestFrom(one + 1, other)) one += 1;
    else other += 1;
  }
  return at;
}
