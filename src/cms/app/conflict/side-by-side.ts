import { compareTexts } from '../../../playground/text-difference/compare-texts';

/** Lines next to each other, null where one text has none; or how many lines are left out because they are the same. */
export type Row =
  | { kind: 'same' | 'different'; theirs: string | null; mine: string | null }
  | { kind: 'gap'; count: number };

/** How many equal lines are shown around a difference. */
const CONTEXT = 2;

/** Puts two texts next to each other, line by line, without most of what is equal. */
export function sideBySide(theirs: string, mine: string): Row[] {
  const parts = compareTexts(linesOf(theirs), linesOf(mine));
  return parts.flatMap((part, index): Row[] => {
    const next = parts[index + 1];
    if (part.kind === 'same') {
      return withGap(part.lines, index > 0, next !== undefined);
    }
    // What one text has instead of the other is in two parts, one after the other.
    const previous = parts[index - 1];
    if (previous !== undefined && previous.kind !== 'same') return [];
    const other = next === undefined || next.kind === 'same' ? [] : next.lines;
    const [left, right] = part.kind === 'removed' ? [part.lines, other] : [other, part.lines];
    return Array.from({ length: Math.max(left.length, right.length) }, (_, line) => ({
      kind: 'different',
      theirs: left[line] ?? null,
      mine: right[line] ?? null,
    }));
  });
}

function withGap(lines: readonly string[], isAfter: boolean, isBefore: boolean): Row[] {
  const first = isAfter ? CONTEXT : 0;
  const last = isBefore ? CONTEXT : 0;
  const count = lines.length - first - last;
  const rows = lines.map((line): Row => ({ kind: 'same', theirs: line, mine: line }));
  if (count < 2) return rows;
  return [...rows.slice(0, first), { kind: 'gap', count }, ...rows.slice(rows.length - last)];
}

function linesOf(text: string): string[] {
  return text.replace(/\r?\n$/, '').split(/\r?\n/);
}
