import { safeColor } from '../../../markup/safe-style';
import { inkText } from '../../writing/ink-text';
import { words, type PassageNode } from './passage-nodes';

const INLINE = new Set<PassageNode['kind']>([
  ...(['text', 'markup', 'print', 'comment', 'link', 'lost'] as const),
]);

/** Words within markup of the engine, which ends with each paragraph; null if they are more than words and links. */
export function styled(
  element: string,
  attributes: string,
  nodes: readonly PassageNode[],
): PassageNode[] | null {
  const lines = linesOf(nodes);
  if (!lines.every((line) => line.every(isInline) || !line.some(isShown))) return null;
  const open = attributes === '' ? `[${element}]` : `[${element} ${inkText(attributes)}]`;
  return lines.flatMap((line, index) => [
    ...words(index > 0 ? '\n' : ''),
    ...(line.some(isShown) ? [markup(open), ...line, markup(`[/${element}]`)] : line),
  ]);
}

const markup = (ink: string): PassageNode => ({ kind: 'markup', ink });

const UNSEEN = /^(?:comment|lost|set|sound|line)$/;

function isShown(node: PassageNode): boolean {
  return node.kind === 'text' ? node.text.trim() !== '' : !UNSEEN.test(node.kind);
}

/** Whether a node is written into its line: words, also under conditions. */
function isInline(node: PassageNode): boolean {
  if (node.kind !== 'if') return INLINE.has(node.kind);
  const inside = node.branches.flatMap(({ body }) => body);
  return (
    inside.every((one) => one.kind !== 'link' && isInline(one)) && linesOf(inside).length === 1
  );
}

/** Nodes line by line. */
function linesOf(nodes: readonly PassageNode[]): PassageNode[][] {
  const lines: PassageNode[][] = [[]];
  for (const node of nodes) {
    const [first = '', ...rest] = node.kind === 'text' ? node.text.split('\n') : [];
    lines.at(-1)?.push(...(node.kind === 'text' ? words(first) : [node]));
    lines.push(...rest.map(words));
  }
  return lines;
}

/** Words in a colour; null if there is no such colour. */
export function coloured(colour: string, nodes: readonly PassageNode[]): PassageNode[] | null {
  const known = safeColor(colour);
  return known === null ? null : styled('span', `style="color: ${known}"`, nodes);
}

/** Words at a side, or in the middle; null if that is none. */
export function aligned(side: string, nodes: readonly PassageNode[]): PassageNode[] | null {
  return /^(?:left|center|right|justify)$/.test(side)
    ? styled('block', `align=${side}`, nodes)
    : null;
}
