import { toHast } from 'mdast-util-to-hast';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { isOutside } from '../../base/paths/site-path';
import type { DocumentNode } from '../../base/tree/document-tree';
import { toTree } from '../document/to-tree';
import { resolveTreeLinks } from '../links/resolve-tree-links';

const processor = unified().use(remarkParse).freeze();

/** Parses a line of Markdown; `hrefOf` resolves links that name docs. */
export function parseInline(markdown: string, hrefOf: (page: string) => string): DocumentNode[] {
  const hast = toHast(processor.parse(markdown), { clobberPrefix: '' });
  const tree = 'children' in hast ? toTree(hast.children as Parameters<typeof toTree>[0]) : [];
  const line = tree.flatMap((node): DocumentNode[] => {
    if (typeof node === 'string' || node[0] !== 'p') return [node];
    const [, , ...children] = node;
    return children;
  });
  return resolveTreeLinks(line, (href) =>
    href.startsWith('#') || isOutside(href) ? href : hrefOf(href),
  );
}
