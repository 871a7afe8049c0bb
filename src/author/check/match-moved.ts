/** A moved file still has at least this share of its lines. */
const ALIKE = 0.5;

/** Finds where files were moved: for each missing file, the most similar new one. Sources by file. */
export function matchMoved(
  gone: ReadonlyMap<string, string>,
  added: ReadonlyMap<string, string>,
): Map<string, string> {
  const pairs = [...gone].flatMap(([from, before]) =>
    [...added].map(([to, after]) => ({ from, to, likeness: likeness(before, after) })),
  );
  const moved = new Map<string, string>();
  const taken = new Set<string>();
  for (const { from, to } of pairs
    .filter((pair) => pair.likeness >= ALIKE)
    .sort((a, b) => b.likeness - a.likeness)) {
    if (moved.has(from) || taken.has(to)) continue;
    moved.set(from, to);
    taken.add(to);
  }
  return moved;
}

/** From 0 to 1: the share of non-empty lines that two texts have in common. */
function likeness(before: string, after: string): number {
  const linesOf = (text: string) => text.split(/\r?\n/).filter((line) => line.trim() !== '');
  const [old, now] = [linesOf(before), linesOf(after)];
  const left = new Map<string, number>();
  for (const line of old) left.set(line, (left.get(line) ?? 0) + 1);
  const shared = now.filter((line) => {
    const count = left.get(line) ?? 0;
    left.set(line, count - 1);
    return count > 0;
  });
  return shared.length / Math.max(old.length, now.length, 1);
}
