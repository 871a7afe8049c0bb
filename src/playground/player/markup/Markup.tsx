import { Fragment, type ReactNode } from 'react';
import type { MarkupNode } from '../../../ink/markup/markup-tree';
import { markupMap, type Drawing } from './markup-map';

interface MarkupProps {
  nodes: readonly MarkupNode[];
}

/** A run of a story’s markup. */
export function Markup({ nodes }: MarkupProps) {
  return <>{drawNodes(nodes)}</>;
}

function drawNodes(nodes: readonly MarkupNode[]): ReactNode {
  return nodes.map((node, place) => <Fragment key={place}>{drawNode(node)}</Fragment>);
}

function drawNode(node: MarkupNode): ReactNode {
  // The map’s type guarantees that each kind’s component takes nodes of that kind.
  const drawing = markupMap[node.kind] as Drawing<MarkupNode>;
  return drawing(node, drawNodes);
}
