/** Functions that written values call, with their lines. */
const HELPERS: Readonly<Record<string, readonly string[]>> = {
  pick: ['=== function pick(test, one, other)', '{test:', '  ~ return one', '}', '~ return other'],
  // Fairmath as ChoiceScript does it: the nearer to the edge, the less it moves.
  fair_add: [
    '=== function fair_add(value, percent)',
    '~ return MIN(99, value + INT(FLOOR(((100 - value) * percent) / 100.0)))',
  ],
  fair_subtract: [
    '=== function fair_subtract(value, percent)',
    '~ return MAX(1, value - INT(FLOOR((value * percent) / 100.0)))',
  ],
};

/** The functions that some lines call. */
export function helpersOf(lines: readonly string[]): string[] {
  return Object.entries(HELPERS).flatMap(([name, own]) =>
    lines.some((line) => line.includes(`${name}(`)) ? ['', ...own] : [],
  );
}
