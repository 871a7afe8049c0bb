import type { ReactNode } from 'react';
import type { MarkupNode } from '../../core/markup/markup-tree';

/** Renders the child nodes of a node. */
export type DrawNodes = (nodes: readonly MarkupNode[]) => ReactNode;
