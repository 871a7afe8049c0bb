import GithubSlugger from 'github-slugger';
import { makeDoc, makeSidebar } from '../../../testing/factories';
import { toCards } from './cards';
import { resolveSidebar } from './resolve-sidebar';

const docs = [
  makeDoc('a', { sections: [{ id: 'begin', label: 'Begin' }] }),
  makeDoc('b'),
  makeDoc('secret', { frontmatter: { unlisted: true } }),
];

const cards = (shapes: Parameters<typeof makeSidebar>[0], own: ReturnType<typeof makeDoc>[] = []) =>
  toCards(
    resolveSidebar(makeSidebar(shapes), {
      docs: [...docs, ...own],
      hiddenIds: new Set(),
      versionPath: '/docs',
      file: 'f',
      slugger: new GithubSlugger(),
    }).items,
  );

it('makes a card of a page', () => {
  expect(cards(['a'])).toEqual([
    {
      kind: 'page',
      label: 'Title of a',
      href: '/docs/a/',
      description: 'About a.',
      parts: [{ label: 'Begin', href: '/docs/a/#begin' }],
    },
  ]);
});

it('names no part that three pages of a list have in common', () => {
  const sections = (id: string) => [
    { id, label: `About ${id}` },
    { id: 'more', label: 'See also' },
  ];
  const own = ['d', 'e', 'f'].map((id) => makeDoc(id, { sections: sections(id) }));
  const partsOf = (ids: readonly string[]) =>
    cards(ids, own).map(({ parts }) => parts.map(({ label }) => label));
  expect(partsOf(['d', 'e', 'f'])).toEqual([['About d'], ['About e'], ['About f']]);
  expect(partsOf(['d', 'e'])).toEqual([
    ['About d', 'See also'],
    ['About e', 'See also'],
  ]);
});

it('makes no card of an unlisted page', () => {
  expect(cards(['secret'])).toEqual([]);
});

it.each([
  ['to another site', 'https://example.org', 'external'],
  ['inside the site', '/playground/', 'page'],
])('makes a card of a link %s', (_, link, kind) => {
  expect(cards([{ link, label: 'L', description: 'D.' }])).toEqual([
    { kind, label: 'L', href: link, description: 'D.', parts: [] },
  ]);
});

it('describes a link by its address where it has no description', () => {
  expect(cards([{ link: 'https://example.org', label: 'L' }])[0]?.description).toBe(
    'https://example.org',
  );
});

it.each([
  ['its description', { description: 'All about C.', items: ['a', 'b'] }, 'All about C.'],
  ['one member', { items: ['a'] }, '1 item'],
  ['direct members only', { items: ['a', { category: 'D', items: ['b', 'secret'] }] }, '2 items'],
])('describes a category by %s', (_, shape, description) => {
  expect(cards([{ category: 'C', ...shape }])).toEqual([
    expect.objectContaining({
      kind: 'category',
      label: 'C',
      href: '/docs/category/c/',
      description,
    }),
  ]);
});

it('names what readers find in a category', () => {
  expect(
    cards([{ category: 'C', items: ['a', { category: 'D', items: ['b'] }, 'secret'] }]),
  ).toMatchObject([
    {
      parts: [
        { label: 'Title of a', href: '/docs/a/' },
        { label: 'D', href: '/docs/category/d/' },
      ],
    },
  ]);
});

it('leads the card of a category without a page to its first member', () => {
  expect(
    cards([
      { category: 'C', hasPage: false, items: [{ category: 'D', hasPage: false, items: ['b'] }] },
    ])[0]?.href,
  ).toBe('/docs/b/');
});

it('makes no card of a category that leads nowhere', () => {
  expect(cards([{ category: 'C', hasPage: false, items: ['secret'] }, 'a'])).toHaveLength(1);
});
