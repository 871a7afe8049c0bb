import type { DocumentNode } from '../../base/tree/document-tree';
import { plainText } from '../document/plain-text';
import type { GlossaryTerm } from './glossary-term';
import { markFirstUses } from './mark-first-uses';

function makeTerm(term: string, overrides: Partial<GlossaryTerm> = {}): GlossaryTerm {
  const id = term.toLowerCase().replaceAll(' ', '-');
  return { id, term, forms: [], meaning: 'M.', isMarked: true, unmarked: [], ...overrides };
}

const terms = [
  makeTerm('Knot', { forms: ['knots'], page: 'intro#knots' }),
  makeTerm('Choice', { forms: ['choices'], isMarked: false }),
  makeTerm('Sticky choice', { forms: ['sticky choices'] }),
  makeTerm('Divert'),
  makeTerm('Variable', { unmarked: ['CSS variable'] }),
];

/** The marked texts in order, each with the id of its term. */
function marksIn(tree: readonly DocumentNode[], docId = 'page', of = terms): string[] {
  const found = (nodes: readonly DocumentNode[]): string[] =>
    nodes.flatMap((node): string[] => {
      if (typeof node === 'string') return [];
      const [name, props, ...children] = node;
      if (name !== 'Term') return found(children);
      return props === 0
        ? []
        : [`${plainText(children)} ${textOf(props.href)} ${textOf(props.tip)}`];
    });
  return found(markFirstUses(tree, of, { docId, hrefOf: ({ id }) => `#${id}` }));
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
const p = (...children: DocumentNode[]): DocumentNode => ['p', 0, ...children];

describe('markFirstUses', () => {
  it('makes the first use of a term a link to it, whatever its form and case', () => {
    expect(
      markFirstUses([p('Two KNOTS, one knot.')], terms, { docId: 'a', hrefOf: () => '/g/' }),
    ).toEqual([p('Two ', ['Term', { href: '/g/', tip: 'term-knot' }, 'KNOTS'], ', one knot.')]);
  });

  it('marks each term once in a page', () => {
    expect(marksIn([p('A knot.'), ['ul', 0, ['li', 0, 'A knot.']], p('Knots.')])).toEqual([
      'knot #knot term-knot',
    ]);
  });

  it('marks whole words only', () => {
    expect(marksIn([p('knotted reknot knot-like knot_1 un-knot')])).toEqual([]);
    expect(marksIn([p('(knot)')])).toHaveLength(1);
    expect(marksIn([p('A knot’s end')])).toHaveLength(1);
  });

  it('takes the longest term, and a line break for a space', () => {
    expect(marksIn([p('A sticky\nchoice stays.')])).toEqual([
      'sticky\nchoice #sticky-choice term-sticky-choice',
    ]);
  });

  it('leaves alone what is too common or means something else', () => {
    expect(marksIn([p('A choice.'), p('A CSS variable.')])).toEqual([]);
    expect(marksIn([p('A CSS variable. A variable.')])).toEqual([
      'variable #variable term-variable',
    ]);
  });

  it('marks one term in a sentence', () => {
    expect(marksIn([p('A knot and a divert. A variable and a divert.')])).toEqual([
      'knot #knot term-knot',
      'variable #variable term-variable',
    ]);
    expect(marksIn([p('A knot, ', ['em', 0, 'a divert'], ' too. A divert.')])).toHaveLength(2);
  });

  it('leaves headings, links, code, tables and terms as they are', () => {
    const untouched: DocumentNode[] = [
      ['h2', { id: 'x' }, 'Knot'],
      p(
        ['a', { href: '/' }, 'knot'],
        ['code', 0, 'knot'],
        ['Term', { href: '#', tip: 't' }, 'knot'],
      ),
      ['table', 0, ['tbody', 0, ['tr', 0, ['td', 0, 'knot']]]],
      ['CodeBlock', 0, ['CodeLine', 0, 'knot']],
    ];
    expect(markFirstUses(untouched, terms, { docId: 'page', hrefOf: () => '' })).toEqual(untouched);
  });

  it('marks inside admonitions, lists and emphasis', () => {
    expect(marksIn([['Admonition', { type: 'note' }, p(['strong', 0, 'Knots'])]])).toHaveLength(1);
    expect(marksIn([['ol', 0, ['li', 0, p('A knot.')]]])).toHaveLength(1);
  });

  it('marks a term on the page that explains it only before the place where it does', () => {
    const heading: DocumentNode = ['h2', { id: 'knots' }, 'Knots'];
    expect(marksIn([heading, p('A knot.')], 'intro')).toEqual([]);
    expect(marksIn([p('A knot.'), heading], 'intro')).toHaveLength(1);
    expect(marksIn([heading, p('A knot.')], 'other')).toHaveLength(1);
    expect(marksIn([p('A word.')], 'words', [makeTerm('Word', { page: 'words' })])).toEqual([]);
  });

  it('stops at twelve', () => {
    const many = Array.from({ length: 20 }, (_, index) => makeTerm(`word${index}`));
    expect(
      marksIn(
        many.map(({ term }) => p(term)),
        'page',
        many,
      ),
    ).toHaveLength(12);
  });

  it('keeps the words of the page', () => {
    const text = 'A knot. A divert, a variable. The sticky choice.';
    const [paragraph] = markFirstUses([p(text)], terms, { docId: 'page', hrefOf: () => '' });
    expect(JSON.stringify(paragraph).match(/"Term"/g)).toHaveLength(3);
    expect(plainText(paragraph === undefined ? [] : [paragraph])).toBe(text);
  });
});
