import type { DocumentNode } from '../document/document-tree';
import { parseLines } from '../../testing/factories';
import { contentReference } from './content-reference.fixture';
import { drawReferences } from './draw-references';
import { findReference } from './find-reference';
import { indexReference } from './index-reference';
import { linkReferences, namedEntries } from './link-references';
import { referenceHref } from './reference-href';
import type { ReferenceEntry } from './reference-entry';

const { entries } = contentReference;
const index = indexReference(entries);
const find = (code: string) => findReference(code, index);
const elsewhere = ({ id }: ReferenceEntry) => `/docs/story/#${id}`;

function termsIn(nodes: readonly DocumentNode[]): unknown[] {
  return nodes.flatMap((node): unknown[] => {
    if (typeof node === 'string') return [];
    const [name, props, ...children] = node;
    return name === 'Term' ? [[props, ...children]] : termsIn(children);
  });
}

const link = (lines: string[], hrefOf: (entry: ReferenceEntry) => string | null = elsewhere) =>
  termsIn(linkReferences(drawReferences(parseLines(...lines).tree, entries), { find, hrefOf }));

const clear = [{ href: '/docs/story/#tag-clear', tip: 'tag-clear' }, ['code', 0, '# CLEAR']];

describe('linkReferences', () => {
  it.each([
    ['a paragraph', ['The tag `# CLEAR` does it.']],
    ['a list', ['- `# CLEAR`']],
    ['a cell', ['| a |', '| --- |', '| `# CLEAR` |']],
    ['emphasis', ['*the `# CLEAR` tag*']],
    ['a component', ['<Details summary="s">', '', '`# CLEAR`', '', '</Details>']],
  ])('links code in %s', (_, lines) => {
    expect(link(lines)).toEqual([clear]);
  });

  it.each([
    ['a link', ['[`# CLEAR`](/x/)']],
    ['a heading', ['## The `# CLEAR` tag']],
    ['a code block', ['```ink', '# CLEAR', '```']],
    ['a card', ['<Cards>', '<Card title="t" href="/x/">`# CLEAR`</Card>', '</Cards>']],
  ])('leaves code in %s alone', (_, lines) => {
    expect(link(lines)).toEqual([]);
  });

  it('leaves code alone that names nothing, or what no page explains', () => {
    expect(link(['`lamp_room` and `# CLEAR`'], () => null)).toEqual([]);
  });

  it('leaves a row’s own name alone, and links what it says of others', () => {
    const tips = link(['<Reference kind="knot-tag" names="CLEAR" />']).map((term) =>
      JSON.stringify(term),
    );
    expect(tips).toEqual([expect.stringContaining('global-tag-single-scene')]);
  });

  it('leaves code alone in the section that it would lead to, and links it after', () => {
    const here = () => '#clear';
    const lines = ['`# CLEAR`', '', '## Clear', '', '`# CLEAR`', '', '### More', '', '`# CLEAR`'];
    expect(link(lines, here)).toHaveLength(1);
    expect(link([...lines, '', '## Next', '', '`# CLEAR`'], here)).toHaveLength(2);
  });
});

describe('namedEntries', () => {
  it('names each entry once, and none that could not be linked', () => {
    const { tree } = parseLines('## `# PROMPT`', '', '`# CLEAR`, `CLEAR` and `[info]`');
    expect(namedEntries(tree, find).map(({ id }) => id)).toEqual(['tag-clear', 'markup-info']);
  });
});

describe('referenceHref', () => {
  const entry = { kind: 'file', id: 'file-build', name: 'build/', summary: 'S.' } as const;
  const page = { path: '/docs/a/', drawnIds: new Set<string>() };
  const drawn = { ...page, drawnIds: new Set(['file-build']) };

  it.each([
    ['the heading', { ...entry, page: 'a#h' }, page, '/docs/b/', '/docs/a/#h'],
    ['the page without a heading', { ...entry, page: 'a' }, page, '/docs/b/', '/docs/a/'],
    [
      'the row that the page draws',
      { ...entry, page: 'a#h' },
      drawn,
      '/docs/b/',
      '/docs/a/#file-build',
    ],
    ['a place on the same page', { ...entry, page: 'a#h' }, page, '/docs/a/', '#h'],
    [
      'nowhere instead of the top of the same page',
      { ...entry, page: 'a' },
      page,
      '/docs/a/',
      null,
    ],
    [
      'the list of all entries where no page explains it',
      entry,
      page,
      '/docs/b/',
      '/docs/a/#file-build',
    ],
  ])('leads to %s', (_, of, target, from, href) => {
    expect(referenceHref(of, target, from)).toBe(href);
  });
});
