import type { Problem } from '../../base/problems/problem';

/** Tells how many of the problems were fixed, and how many are left. */
export function summarizeFixes(before: readonly Problem[], after: readonly Problem[]): string {
  const open = new Map<string, number>();
  for (const problem of before) open.set(keyOf(problem), (open.get(keyOf(problem)) ?? 0) + 1);
  let revealed = 0;
  for (const problem of after) {
    const count = open.get(keyOf(problem)) ?? 0;
    if (count === 0) revealed += 1;
    else open.set(keyOf(problem), count - 1);
  }
  const fixed = before.length - (after.length - revealed);
  const of = `Fixed ${fixed} of ${before.length} problem${before.length === 1 ? '' : 's'}`;
  const left = after.length === 0 ? 'none is' : after.length === 1 ? '1 is' : `${after.length} are`;
  if (revealed > 0) return `${of}; ${left} left, ${revealed} of them only found after a fix.`;
  return `${of}; ${left} left.`;
}

/** Without the line: a fix can add lines above. */
function keyOf({ file, message }: Problem): string {
  return JSON.stringify([file, message]);
}
