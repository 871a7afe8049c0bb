const VOWELS = 'aeiouy';

/** What a slip costs, the commonest least. */
const COSTS = { doubled: 6, swapped: 7, missing: 8, extra: 9, vowel: 9, other: 13, first: 6 };

/**
 * How unlikely it is that somebody who meant `word` wrote `written`: the edit distance, in which a letter doubled or
 * not, two letters swapped, and a letter left out cost less than another letter in its place.
 */
export function slipCost(written: string, word: string): number {
  const from = Array.from(written.toLowerCase());
  const to = Array.from(word.toLowerCase());
  const costs = [to.map(() => 0)];
  const at = (i: number, j: number): number => costs[i]?.[j] ?? Infinity;
  for (let i = 0; i <= from.length; i += 1) {
    const row: number[] = [];
    costs[i] = row;
    for (let j = 0; j <= to.length; j += 1) {
      const [own, meant] = [from[i - 1], to[j - 1]];
      // People seldom get the first letter wrong.
      const start = i <= 1 && j <= 1 ? COSTS.first : 0;
      const isSwapped = own === to[j - 2] && meant === from[i - 2];
      row[j] = Math.min(
        i + j === 0 ? 0 : Infinity,
        own === meant ? at(i - 1, j - 1) : at(i - 1, j - 1) + changed(own, meant) + start,
        at(i - 1, j) + (own === from[i - 2] ? COSTS.doubled : COSTS.extra) + start,
        at(i, j - 1) + (meant === to[j - 2] ? COSTS.doubled : COSTS.missing) + start,
        i > 1 && j > 1 && isSwapped ? at(i - 2, j - 2) + COSTS.swapped : Infinity,
      );
    }
  }
  return at(from.length, to.length);
}

function changed(one = '', other = ''): number {
  return VOWELS.includes(one) && VOWELS.includes(other) ? COSTS.vowel : COSTS.other;
}
