import { diffArrays } from 'diff/lib/diff/array.js';

/** Lines that belong together: they are the same in both texts, or only in one of them. */
export interface TextPart {
  kind: 'same' | 'removed' | 'added';
  lines: string[];
}

/** Two texts with more different lines are not compared: that could take seconds. */
const MOST_EDITS = 3000;

/** Compares a text with what it was, line by line; without looking further if nearly everything differs. */
export function compareTexts(before: readonly string[], now: readonly string[]): TextPart[] {
  const changes = diffArrays([...before], [...now], { maxEditLength: MOST_EDITS });
  if (changes === undefined) {
    return [
      { kind: 'removed', lines: [...before] },
      { kind: 'added', lines: [...now] },
    ];
  }
  return changes.map(({ value, added, removed }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    lines: value,
  }));
}
