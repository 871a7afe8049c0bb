import { safeColor } from '../../markup/safe-style';
import { inkText } from '../ink-text';
import type { PassageNode } from './passage-nodes';

const INLINE = new Set<PassageNode['kind']>(['text', 'markup', 'print', 'comment']);

/** Words within markup of the engine, which ends with their paragraph: null if they go beyond one. */
export function styled(
  element: string,
  attributes: string,
  nodes: readonly PassageNode[],
): PassageNode[] | null {
  const isLine = nodes.every(
    (node) => INLINE.has(node.kind) && !(node.kind === 'text' && node.text.trim().includes('\n')),
  );
  if (!isLine) return null;
  const open = attributes === '' ? `[${element}]` : `[${element} ${inkText(attributes)}]`;
  return [{ kind: 'markup', ink: open }, ...nodes, { kind: 'markup', ink: `[/${element}]` }];
}

/** Words in a colour; null if there is no such colour. */
export function coloured(colour: string, nodes: readonly PassageNode[]): PassageNode[] | null {
  const known = safeColor(colour);
  return known === null ? null : styled('span', `style="color: ${known}"`, nodes);
}

/** Words at a side, or in the middle; null if that is none. */
export function aligned(side: string, nodes: readonly PassageNode[]): PassageNode[] | null {
  return /^(?:left|center|right)$/.test(side) ? styled('block', `align=${side}`, nodes) : null;
}
