import type { ReactNode } from 'react';
import type { MarkupNode } from '../../../ink/markup/markup-tree';

/** Renders the child nodes of a node. */
export type DrawNodes = (nodes: readonly MarkupNode[]) => ReactNode;
