import type { DocumentElement, DocumentNode } from '../../base/tree/document-tree';
import { collectHeadings } from '../document/collect';
import { plainText } from '../document/plain-text';
import { contentReference } from './content-reference.fixture';
import { drawIndex, indexIds } from './draw-index';

const { entries } = contentReference;
const [list] = drawIndex([['ReferenceIndex', 0]], entries, '/docs/reference/') as [DocumentElement];

function rowOf(id: string, nodes: readonly DocumentNode[] = [list]): DocumentElement | null {
  for (const node of nodes) {
    if (typeof node === 'string') continue;
    const [, props, ...children] = node;
    if (props !== 0 && props.id === id) return node;
    const found = rowOf(id, children);
    if (found !== null) return found;
  }
  return null;
}

const textOf = (id: string) => {
  const row = rowOf(id);
  return row === null ? '' : plainText([row]).replace(/\s+/g, ' ');
};

describe('drawIndex', () => {
  it('draws every entry with its anchor, and all headings that it says', () => {
    expect(indexIds(entries).filter((id) => rowOf(id) === null)).toEqual([]);
    expect(indexIds(entries)).toContain('tag-clear');
  });

  it('groups by kind, under headings for the table of contents', () => {
    const headings = collectHeadings([list]);
    expect(headings[0]).toMatchObject({
      id: 'all-global-tag',
      level: 2,
      label: ['Tags for the game'],
    });
    expect(headings.length).toBeGreaterThan(10);
  });

  it('says the name, which leads to the card, and the meaning', () => {
    expect(textOf('tag-clear')).toMatch(/^# CLEAR ?Removes all earlier scenes [^.]*\.$/);
    expect(JSON.stringify(rowOf('tag-clear'))).toContain('"/docs/reference/scene-tags/clear/"');
  });

  it('says aliases, values and attributes', () => {
    expect(textOf('choice-tag-unclickable')).toContain('also DISABLED');
    expect(textOf('global-tag-choices')).toContain('Values: ');
    expect(textOf('markup-button')).toContain('Attributes: ');
    expect(textOf('markup-html')).toContain('[b]');
    expect(textOf('markup-layers-picture')).toContain('Only inside [layers].');
  });

  it('hands the rows to the filter', () => {
    const [, props] = list;
    const rows = props === 0 ? [] : (props.rows as object[]);
    expect(rows).toHaveLength(entries.length);
    expect(rows).toContainEqual(expect.objectContaining({ id: 'tag-clear', names: ['CLEAR'] }));
  });
});
