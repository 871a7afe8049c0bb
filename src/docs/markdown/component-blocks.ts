import type { DocumentNode, ElementProps } from '../../base/tree/document-tree';
import { mapMessages } from '../../config/messages/map';
import { drawWays, type SampleMap } from '../../ink/map/draw-sample-map';
import { shownText } from '../../ink/story/shown-text';
import type { Transcript } from '../../ink/story/transcript';
import type { FileTreeEntry } from '../document/file-tree-entry';
import type { Block } from './block';

interface DrawOptions {
  absolute: (href: string) => string;
  /** The blocks of the children. */
  blocksOf: (nodes: readonly DocumentNode[]) => Block[];
}

type Draw = (
  props: ElementProps,
  children: readonly DocumentNode[],
  options: DrawOptions,
) => Block[];

const text = (value: unknown) => (typeof value === 'string' ? value : '');

const paragraph = (value: string): Block => ({
  type: 'paragraph',
  children: [{ type: 'strong', children: [{ type: 'text', value }] }],
});

/** Each component’s content in plain Markdown. */
const drawings: Record<string, Draw> = {
  Admonition: ({ type, title }, children, options) => [
    {
      type: 'blockquote',
      children: [
        paragraph([capitalised(text(type)), text(title)].filter(Boolean).join(': ')),
        ...options.blocksOf(children),
      ],
    },
  ],
  CodeBlock: ({ language, title }, children) => [
    ...(title === undefined ? [] : [paragraph(text(title))]),
    { type: 'code', lang: text(language) || 'text', value: codeOf(children) },
  ],
  Transcript: ({ entries }) => [
    paragraph('The player sees'),
    {
      type: 'code',
      lang: 'text',
      // The build created the entries; in the tree they are plain JSON.
      value: shownText(entries as unknown as Transcript),
    },
  ],
  // As above.
  StoryMap: ({ map }, _children, options) => [
    paragraph(mapMessages.ofStory),
    ...options.blocksOf([drawWays((map as unknown as SampleMap).story)]),
  ],
  Tabs: ({ items }, children, options) => {
    const labels = items as unknown as { value: string; label: string }[];
    return children.flatMap((child) => {
      if (typeof child === 'string' || child[0] !== 'TabItem') return [];
      const [, props, ...content] = child;
      const value = props === 0 ? '' : text(props.value);
      const label = labels.find((item) => item.value === value)?.label ?? value;
      return [paragraph(label), ...options.blocksOf(content)];
    });
  },
  Details: ({ summary }, children, options) => [
    paragraph(text(summary)),
    ...options.blocksOf(children),
  ],
  Card: ({ title, href }, children, options) => [
    {
      type: 'paragraph',
      children: [
        {
          type: 'link',
          url: options.absolute(text(href)),
          children: [{ type: 'text', value: text(title) }],
        },
      ],
    },
    ...options.blocksOf(children),
  ],
  Figure: ({ src, alt, caption }, _children, options) => [
    {
      type: 'paragraph',
      children: [{ type: 'image', url: options.absolute(text(src)), alt: text(alt) }],
    },
    ...(caption === undefined
      ? []
      : [
          {
            type: 'paragraph' as const,
            children: [
              {
                type: 'emphasis' as const,
                children: [{ type: 'text' as const, value: text(caption) }],
              },
            ],
          },
        ]),
  ],
  FileTree: ({ entries }) => [
    {
      type: 'code',
      lang: 'text',
      value: fileLines(entries as unknown as FileTreeEntry[], 0).join('\n'),
    },
  ],
};

/** The blocks of a component, or null if the name has no special form. */
export function componentBlocks(
  name: string,
  props: ElementProps,
  children: readonly DocumentNode[],
  options: DrawOptions,
): Block[] | null {
  return Object.hasOwn(drawings, name)
    ? (drawings[name]?.(props, children, options) ?? null)
    : null;
}

/** Lines that a diff removes are not part of the sample. */
function codeOf(lines: readonly DocumentNode[]): string {
  return lines
    .filter((line) => typeof line === 'string' || line[1] === 0 || line[1].change !== 'removed')
    .map(rawText)
    .join('\n');
}

function rawText(node: DocumentNode): string {
  if (typeof node === 'string') return node;
  return node
    .slice(2)
    .map((child) => rawText(child as DocumentNode))
    .join('');
}

function fileLines(entries: readonly FileTreeEntry[], depth: number): string[] {
  return entries.flatMap(({ name, kind, comment, children }) => [
    `${'  '.repeat(depth)}${name}${kind === 'folder' ? '/' : ''}${comment === undefined ? '' : `  (${comment})`}`,
    ...fileLines(children ?? [], depth + 1),
  ]);
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
