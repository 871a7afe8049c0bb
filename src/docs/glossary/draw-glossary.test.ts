import { plainText } from '../document/plain-text';
import { contentGlossary } from './content-glossary.fixture';
import { drawGlossary, glossaryIds } from './draw-glossary';

const { terms } = contentGlossary;
const tree = drawGlossary(
  [
    ['p', 0, 'Words.'],
    ['Glossary', 0],
  ],
  terms,
  (page) => `/docs/${page}`,
);

function idsIn(nodes: typeof tree): string[] {
  return nodes.flatMap((node): string[] => {
    if (typeof node === 'string') return [];
    const [, props, ...children] = node;
    const own = props !== 0 && typeof props.id === 'string' ? [props.id] : [];
    return [...own, ...idsIn(children)];
  });
}

describe('drawGlossary', () => {
  it('keeps what stands around it', () => {
    expect(tree[0]).toEqual(['p', 0, 'Words.']);
  });

  it('draws every term once, with the anchors that it says', () => {
    const drawn = idsIn(tree);
    expect([...drawn].sort()).toEqual(glossaryIds(terms).sort());
    expect(new Set(drawn).size).toBe(drawn.length);
  });

  it('draws a heading a letter, and a way to each', () => {
    const headings = tree.filter((node) => typeof node !== 'string' && node[0] === 'h2');
    expect(headings[0]).toEqual(['h2', { id: 'letter-a' }, 'A']);
    const [, letters] = tree;
    expect(plainText(letters === undefined ? [] : [letters])).toMatch(/^A · B · C/);
  });

  it('draws the meaning, and the details as Markdown with the addresses of docs', () => {
    const [divert] = drawGlossary(
      [['Glossary', 0]],
      [
        {
          ...{ id: 'x', term: 'X', forms: [], unmarked: [], isMarked: true },
          meaning: 'A sign.',
          details: 'As `->`, *so*. See [it](a/b#c) and [that](#y).',
        },
      ],
      (page) => `/docs/${page}`,
    ).slice(-1);
    expect(divert).toEqual([
      'dl',
      0,
      ['dt', { id: 'x' }, 'X'],
      [
        'dd',
        0,
        'A sign.',
        ' ',
        'As ',
        ['code', 0, '->'],
        ', ',
        ['em', 0, 'so'],
        '. See ',
        ['a', { href: '/docs/a/b#c' }, 'it'],
        ' and ',
        ['a', { href: '#y' }, 'that'],
        '.',
      ],
    ]);
  });
});
