import type { DocumentNode } from '../../base/tree/document-tree';
import { plainText } from './plain-text';

/** Two full lines of the text's measure, so that the letter has words beside it and below. */
const ENOUGH_WORDS = 140;
const TEXT_BELOW = new Set(['p', 'ul', 'ol', 'h2', 'blockquote']);

/** Whether a document can open with a large letter: on a paragraph of some length, with no box right below. */
export function takesInitial(nodes: readonly DocumentNode[]): boolean {
  const [first, second] = nodes.filter((node) => typeof node !== 'string');
  if (first?.[0] !== 'p' || second === undefined) return false;
  return TEXT_BELOW.has(second[0]) && plainText([first]).length >= ENOUGH_WORDS;
}
