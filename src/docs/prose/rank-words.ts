import { slipCost } from './slip-cost';

/** How much a word ten times as common may cost more. */
const PER_TEN_TIMES = 2;

/**
 * Sorts words by how likely somebody meant them who wrote `written`, likeliest first, with its capital. `countOf` tells
 * how often a word is used.
 */
export function rankWords(
  written: string,
  words: readonly string[],
  countOf: (word: string) => number,
): string[] {
  const hasCapital = /^\p{Lu}/u.test(written);
  const costs = new Map<string, { word: string; cost: number }>();
  for (const word of words) {
    if (costs.has(word.toLowerCase())) continue;
    const cost = slipCost(written, word) - PER_TEN_TIMES * Math.log10(countOf(word) + 1);
    costs.set(word.toLowerCase(), {
      word: hasCapital ? word.charAt(0).toUpperCase() + word.slice(1) : word,
      cost,
    });
  }
  return [...costs.values()].sort((a, b) => a.cost - b.cost).map(({ word }) => word);
}
