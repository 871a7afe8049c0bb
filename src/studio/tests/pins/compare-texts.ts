import { diffArrays } from 'diff/lib/diff/array.js';

/** Lines that belong together: they are the same in both texts, or only in one of them. */
export interface TextPart {
  kind: 'same' | 'removed' | 'added';
  lines: string[];
}

/** Compares a play’s text with what it was, line by line. */
export function compareTexts(before: readonly string[], now: readonly string[]): TextPart[] {
  return diffArrays([...before], [...now]).map(({ value, added, removed }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    lines: value,
  }));
}
