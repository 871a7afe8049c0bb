import GithubSlugger from 'github-slugger';
import { makeDoc, makeSidebar } from '../../../testing/factories';
import { resolveSidebar } from './resolve-sidebar';

type Shapes = Parameters<typeof makeSidebar>[0];

const docs = ['quickstart', 'basics/story', 'basics/choices'].map((id) => makeDoc(id));

const resolve = (shapes: Shapes, overrides: Partial<Parameters<typeof resolveSidebar>[1]> = {}) =>
  resolveSidebar(makeSidebar(shapes), {
    docs,
    hiddenIds: new Set(['draft']),
    versionPath: '/docs',
    file: 'sidebars.yaml',
    slugger: new GithubSlugger(),
    ...overrides,
  });

const categoryPath = (shape: Partial<Exclude<Shapes[number], string>> & { category: string }) => {
  const [item] = resolve([{ items: ['quickstart'], ...shape }]).items;
  return item?.type === 'category' ? item.path : undefined;
};

it.each([
  ['Ink Basics', '/docs/category/ink-basics/'],
  ['Product - Basics', '/docs/category/product---basics/'],
  ['A -> B & C', '/docs/category/a---b--c/'],
  ['Emoji 🎉 here', '/docs/category/emoji--here/'],
])('makes the address of the category “%s”', (category, path) => {
  expect(categoryPath({ category })).toBe(path);
});

it.each([
  ['a slug', { slug: '/parts' }, '/docs/parts/'],
  ['a slug that looks like a file', { slug: 'v1.x' }, '/docs/v1.x/'],
  ['no page', { hasPage: false }, null],
])('takes a category with %s', (_, shape, path) => {
  expect(categoryPath({ category: 'C', ...shape })).toBe(path);
});

it('tells equal labels apart, over all sidebars of a version', () => {
  const slugger = new GithubSlugger();
  const paths = [1, 2].flatMap(() =>
    resolve([{ category: 'Basics', items: ['quickstart'] }], { slugger }).items.map(
      (item) => item.type === 'category' && item.path,
    ),
  );
  expect(paths).toEqual(['/docs/category/basics/', '/docs/category/basics-1/']);
});

it('labels a doc by the entry, else by the doc’s sidebar label, else by its title', () => {
  const labelled = [makeDoc('a'), makeDoc('b', { frontmatter: { sidebar_label: 'B short' } })];
  const items = [
    { type: 'doc', id: 'a', line: 1 },
    { type: 'doc', id: 'b', line: 2 },
  ] as const;
  const options = {
    docs: labelled,
    hiddenIds: new Set<string>(),
    versionPath: '/docs',
    file: 'f',
    slugger: new GithubSlugger(),
  };
  expect(resolveSidebar(items, options).items.map(({ label }) => label)).toEqual([
    'Title of a',
    'B short',
  ]);
  expect(resolveSidebar([{ ...items[1], label: 'Mine' }], options).items[0]?.label).toBe('Mine');
});

it('gives a link inside the site its trailing slash', () => {
  expect(resolve([{ link: '/docs/x', label: 'X' }]).items[0]).toMatchObject({ href: '/docs/x/' });
});

it('reports an entry without a page at its line, with the nearest id', () => {
  expect(
    resolve(['quickstart', { category: 'C', items: ['basics/storry', 'quickstart2'] }]).problems,
  ).toEqual([
    {
      severity: 'error',
      file: 'sidebars.yaml',
      line: 4,
      message: 'The sidebar lists “basics/storry”, but there is no such page.',
      hint: expect.stringContaining('Did you mean “basics/story”?') as string,
    },
    expect.objectContaining({ line: 5 }),
  ]);
});

it('reports a category without members', () => {
  const { items, problems } = resolve(['quickstart', { category: 'Empty', items: [] }]);
  expect(items).toHaveLength(1);
  expect(problems).toEqual([
    expect.objectContaining({
      severity: 'error',
      line: 3,
      message: 'The category “Empty” has no members.',
    }),
  ]);
});

it('omits drafts, and categories that contain only drafts, without a warning', () => {
  const { items, problems } = resolve([
    'draft',
    { category: 'Soon', items: ['draft', { category: 'Later', items: ['draft'] }] },
    'quickstart',
  ]);
  expect(problems).toEqual([]);
  expect(items.map(({ label }) => label)).toEqual(['Title of quickstart']);
});

it('reports a page that is listed twice, and keeps the first', () => {
  const { items, problems } = resolve([
    'quickstart',
    { category: 'C', items: ['basics/story', 'quickstart'] },
  ]);
  expect(problems).toEqual([
    expect.objectContaining({
      severity: 'error',
      line: 5,
      message: 'The sidebar lists “quickstart” twice.',
    }),
  ]);
  expect(items).toHaveLength(2);
  expect(items[1]).toMatchObject({
    items: [expect.objectContaining({ label: 'Title of basics/story' })],
  });
});
