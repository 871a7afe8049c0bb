import { parseLines } from '../../../testing/factories';
import type { DocumentNode } from '../../base/tree/document-tree';
import { contentReference } from './content-reference.fixture';
import { drawReferences } from './draw-references';
import { findReference } from './find-reference';
import { indexReference } from './index-reference';
import { linkReferences, namedEntries } from './link-references';
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

const link = (
  lines: string[],
  hrefOf: (entry: ReferenceEntry) => string | null = elsewhere,
  heading: string | null = null,
) =>
  termsIn(
    linkReferences(drawReferences(parseLines(...lines).tree, entries, null), {
      find,
      hrefOf,
      headingOf: () => heading,
    }),
  );

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

  it('leaves code alone in the section that explains it, and links it after', () => {
    const lines = ['`# CLEAR`', '', '## Clear', '', '`# CLEAR`', '', '### More', '', '`# CLEAR`'];
    expect(link(lines, elsewhere, 'clear')).toHaveLength(1);
    expect(link([...lines, '', '## Next', '', '`# CLEAR`'], elsewhere, 'clear')).toHaveLength(2);
  });
});

describe('namedEntries', () => {
  it('names each entry once, and none that could not be linked', () => {
    const { tree } = parseLines('## `# PROMPT`', '', '`# CLEAR`, `CLEAR` and `[info]`');
    expect(namedEntries(tree, find).map(({ id }) => id)).toEqual(['tag-clear', 'markup-info']);
  });
});
