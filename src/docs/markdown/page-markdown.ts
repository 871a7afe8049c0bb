import type { Root } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown as writeMarkdown } from 'mdast-util-to-markdown';
import type { DocumentNode } from '../../base/tree/document-tree';
import { blocksOf } from './blocks-of';
import { headingLevel } from './heading-level';

interface MarkdownPage {
  title: string;
  description: string;
  /** Absolute address of the page. */
  url: string;
  tree: readonly DocumentNode[];
}

interface MarkdownOptions {
  /** Makes an address of the site absolute, because the text is read elsewhere. */
  absolute: (href: string) => string;
  /** Level of the title: the page’s headings come below it. */
  depth?: number;
}

/** A page as plain Markdown: no components, no HTML, absolute links, samples with their transcripts. */
export function pageMarkdown(page: MarkdownPage, { absolute, depth = 1 }: MarkdownOptions): string {
  const root: Root = {
    type: 'root',
    children: [
      {
        type: 'heading',
        depth: headingLevel(depth),
        children: [{ type: 'text', value: page.title }],
      },
      {
        type: 'blockquote',
        children: [{ type: 'paragraph', children: [{ type: 'text', value: page.description }] }],
      },
      {
        type: 'paragraph',
        children: [
          { type: 'text', value: 'Source: ' },
          { type: 'link', url: page.url, children: [{ type: 'text', value: page.url }] },
        ],
      },
      ...blocksOf(page.tree, { absolute, deeper: depth - 1 }),
    ],
  };
  return writeMarkdown(root, {
    bullet: '-',
    rule: '-',
    fences: true,
    extensions: [gfmToMarkdown({ tablePipeAlign: false })],
  });
}
