import { groupPages } from './group-results';
import type { PagefindPage, PagefindSection } from './pagefind';

const section = (url: string, title: string, score: number) => ({
  url,
  title,
  excerpt: 'A <mark>picture</mark> is <mark>missing</mark>.',
  weighted_locations: [{ balanced_score: score }],
});
const page = (url: string, sections: PagefindSection[]) =>
  ({
    url,
    excerpt: '',
    meta: { title: 'A page' },
    filters: {},
    sub_results: sections,
  }) as unknown as PagefindPage;

const find = (pages: PagefindPage[]) =>
  groupPages(pages, { words: 'picture missing', skip: new Set() }).groups.map(({ options }) =>
    options.map(({ href }) => href),
  );

it('ranks the title of an exercise below what explains something', () => {
  const exercise = section('/a/#exercise-x', 'The missing picture', 9);
  const text = section('/a/#files', 'Files', 1);
  const heading = section('/b/#missing', 'A picture is missing', 1);
  expect(find([page('/a/', [exercise, text]), page('/b/', [heading])])).toEqual([
    ['/b/#missing'],
    ['/a/#files', '/a/#exercise-x'],
  ]);
});

it('ranks guides first whose own title says all the words, the shortest title first', () => {
  const guide = (url: string, title: string, kind = 'guide') => ({
    ...page(url, [section(`${url}#pictures`, 'The missing picture', 1)]),
    meta: { title },
    filters: { kind: [kind] },
  });
  const found = [
    guide('/api/', 'Programming interface'),
    guide('/reference/', 'Missing pictures', 'reference'),
    guide('/long/', 'Pictures missing in the programming interface'),
    guide('/guide/', 'Missing pictures and sounds'),
  ];
  expect(find(found).map(([first]) => first)).toEqual([
    '/guide/',
    '/long/',
    '/api/#pictures',
    '/reference/',
  ]);
});
