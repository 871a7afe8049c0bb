import { visit } from 'unist-util-visit';
import type { Problem } from '../../base/problems/problem';
import type { Prose } from './read-prose';

/** What stands in the blocks that the editor inserts, until somebody writes over it. */
const PLACEHOLDERS = new Set(['Text', 'Text 2', 'First step', 'Second step']);
/** What such a text is in; it is all that is there. */
const AROUND = new Set(['paragraph', 'mdxJsxTextElement', 'mdxJsxFlowElement']);

/** Finds what the editor has inserted and nobody has written over, in the text of a page. */
export function findPlaceholders({ roots, lineOf, isText }: Prose, file: string): Problem[] {
  const found: Problem[] = [];
  if (!isText) return found;
  for (const root of roots) {
    visit(root, 'text', ({ value, position }, _index, parent) => {
      const words = value.trim();
      if (!PLACEHOLDERS.has(words) || parent?.children.length !== 1) return;
      if (!AROUND.has(parent.type)) return;
      found.push({
        severity: 'warning',
        file,
        line: lineOf(position?.start.line ?? 1),
        message: `“${words}” only holds the place of a text.`,
        hint: 'Write over it, or remove what it is in.',
        advice: {
          rule: 'style',
          words,
          meant: [],
          ...(position && { column: position.start.column }),
        },
      });
    });
  }
  return found;
}
