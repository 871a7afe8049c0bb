import type { ReactNode } from 'react';
import type { MarkupNode } from '../../../core/markup/markup-tree';

/** Draws the nodes inside another. */
export type DrawNodes = (nodes: readonly MarkupNode[]) => ReactNode;
