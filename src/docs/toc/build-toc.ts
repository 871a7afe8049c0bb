import type { TocEntry } from './toc-entry';

export type FlatHeading = Omit<TocEntry, 'children'>;

/**
 * Builds the table of contents for the given levels. The tree is built before levels are left out, so that h4 is not
 * nested wrongly in h3, h2, h4.
 */
export function buildToc(
  headings: readonly FlatHeading[],
  minLevel: number,
  maxLevel: number,
): TocEntry[] {
  return keepLevels(nest(headings), minLevel, maxLevel);
}

function nest(headings: readonly FlatHeading[]): TocEntry[] {
  const roots: TocEntry[] = [];
  const open: TocEntry[] = [];
  for (const heading of headings) {
    const entry = { ...heading, children: [] };
    while ((open.at(-1)?.level ?? 0) >= entry.level) open.pop();
    (open.at(-1)?.children ?? roots).push(entry);
    open.push(entry);
  }
  return roots;
}

function keepLevels(entries: readonly TocEntry[], min: number, max: number): TocEntry[] {
  return entries.flatMap((entry) => {
    const children = keepLevels(entry.children, min, max);
    return entry.level >= min && entry.level <= max ? [{ ...entry, children }] : children;
  });
}
