import type { Fix } from './problem';

/** A fix and the line, from 1, that it applies to. */
export interface LineFix extends Fix {
  line: number;
}

/**
 * Applies the fixes to a file’s source and leaves every other byte as it is. A fix is skipped if its line contains
 * `from` more often than there are fixes for it, because it is then ambiguous.
 */
export function applyFixes(
  source: string,
  fixes: readonly LineFix[],
): { source: string; applied: LineFix[] } {
  // The parts at odd indexes are the line ends, of any kind.
  const parts = source.split(/(\r\n|\n|\r)/);
  const applied: LineFix[] = [];
  const counts = new Map<string, { fix: LineFix; count: number }>();
  for (const { line, from, to } of fixes) {
    const key = JSON.stringify([line, from, to]);
    counts.set(key, { fix: { line, from, to }, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  for (const { fix, count } of counts.values()) {
    const { line, from, to } = fix;
    const pieces = parts[(line - 1) * 2]?.split(from) ?? [];
    if (from === '' || pieces.length < 2 || pieces.length - 1 > count) continue;
    parts[(line - 1) * 2] = pieces.join(to);
    applied.push(fix);
  }
  return { source: parts.join(''), applied };
}
