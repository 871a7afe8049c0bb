import { makeDoc, makeVersionContent } from '../../../testing/factories';
import { checkRoutes } from './check-routes';
import { planVersion } from './plan-version';

type Sidebar = Parameters<typeof makeVersionContent>[1];

function check(
  docs: ReturnType<typeof makeDoc>[],
  sidebar?: Sidebar,
  otherPaths: string[] = ['/', '/404/'],
) {
  return checkRoutes(planVersion(makeVersionContent(docs, sidebar)).pages, otherPaths);
}

const main = makeDoc('quickstart');

it('accepts pages that each have their own address', () => {
  expect(check([main, makeDoc('a')], ['quickstart', { category: 'C', items: ['a'] }])).toEqual([]);
});

it('reports two docs at one address, with both names', () => {
  expect(check([main, makeDoc('a'), makeDoc('b', { path: '/docs/a/' })])).toEqual([
    {
      severity: 'error',
      file: 'content/docs/b.mdx',
      line: 1,
      message: 'Two pages claim the address /docs/a/: content/docs/a.mdx and content/docs/b.mdx.',
      hint: expect.stringContaining('“slug”') as string,
    },
  ]);
});

it('reports it where one of them is in no sidebar', () => {
  expect(
    check([main, makeDoc('a'), makeDoc('b', { path: '/docs/a/' })], ['quickstart', 'a']),
  ).toHaveLength(1);
});

it('reports two files with one id', () => {
  const twin = makeDoc('a', { file: 'content/docs/01-a.mdx' });
  expect(
    check([main, makeDoc('a'), twin], ['quickstart', 'a']).map(({ message }) => message),
  ).toEqual([expect.stringContaining('content/docs/01-a.mdx')]);
});

it.each([
  ['the overview', '/docs/', 'the overview'],
  ['a page in src/pages', '/', 'a page in src/pages'],
])('reports a doc at the address of %s', (_, path, name) => {
  const [problem, ...others] = check([main, makeDoc('a', { path })]);
  expect(others).toEqual([]);
  expect(problem).toMatchObject({
    file: 'content/docs/a.mdx',
    message: expect.stringContaining(name) as string,
  });
});

it('reports a category at an address that is taken, in the sidebar file and at its line', () => {
  expect(
    check(
      [main, makeDoc('a')],
      ['quickstart', { category: 'C', slug: '/quickstart', items: ['a'] }],
    ),
  ).toEqual([
    expect.objectContaining({
      file: 'content/sidebars.yaml',
      line: 3,
      message: expect.stringContaining(
        'content/docs/quickstart.mdx and the category “C”',
      ) as string,
    }),
  ]);
});

it.each(['/docs/../a/', '/docs/what?/', '/docs/c#/', '/docs/100%/', '/docs/a\\b/', '/docs/./'])(
  'reports the address %s, which browsers take for another',
  (path) => {
    const [problem] = check([main, makeDoc('a', { path })]);
    expect(problem).toMatchObject({
      file: 'content/docs/a.mdx',
      line: 1,
      message: `The address ${path} cannot be reached.`,
    });
  },
);
