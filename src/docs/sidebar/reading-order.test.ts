import GithubSlugger from 'github-slugger';
import { makeDoc, makeSidebar } from '../../../testing/factories';
import type { DocRecord } from './doc-record';
import { neighbours, readingOrder } from './reading-order';
import { resolveSidebar } from './resolve-sidebar';

function order(
  docs: readonly DocRecord[],
  shapes: Parameters<typeof makeSidebar>[0] = docs.map(({ docId }) => docId),
) {
  const options = {
    docs,
    hiddenIds: new Set<string>(),
    versionPath: '/docs',
    file: 'f',
    slugger: new GithubSlugger(),
  };
  return readingOrder(resolveSidebar(makeSidebar(shapes), options).items);
}

const [a, b, c] = [makeDoc('a'), makeDoc('b'), makeDoc('c')];

it('reads each category’s page before its members, and knows the way down', () => {
  const pages = order(
    [a, b, c],
    [
      'a',
      { category: 'Outer', items: [{ category: 'Inner', items: ['b'] }] },
      { category: 'Group', hasPage: false, items: ['c'] },
      { link: 'https://example.org', label: 'L' },
    ],
  );
  expect(pages.map(({ path, ancestors }) => [path, ancestors.map(({ label }) => label)])).toEqual([
    ['/docs/a/', []],
    ['/docs/category/outer/', []],
    ['/docs/category/inner/', ['Outer']],
    ['/docs/b/', ['Outer', 'Inner']],
    ['/docs/c/', ['Group']],
  ]);
});

it.each([
  ['its title', {}, 'Title of b'],
  ['its sidebar label', { sidebar_label: 'S' }, 'S'],
  ['its pagination label above all', { sidebar_label: 'S', pagination_label: 'P' }, 'P'],
])('calls a page by %s', (_, frontmatter, label) => {
  const pages = order([a, makeDoc('b', { frontmatter })]);
  expect(neighbours(pages, '/docs/a/').next).toEqual({ label, href: '/docs/b/' });
});

it('chains pages and category pages, and ends at the ends', () => {
  const pages = order([a, b], ['a', { category: 'C', items: ['b'] }]);
  expect(neighbours(pages, '/docs/a/')).toEqual({
    previous: null,
    next: { label: 'C', href: '/docs/category/c/' },
  });
  expect(neighbours(pages, '/docs/b/')).toEqual({
    previous: { label: 'C', href: '/docs/category/c/' },
    next: null,
  });
});

it('leaves unlisted pages out of the chain', () => {
  const pages = order([a, makeDoc('b', { frontmatter: { unlisted: true } }), c]);
  expect(neighbours(pages, '/docs/a/').next?.href).toBe('/docs/c/');
  expect(neighbours(pages, '/docs/c/').previous?.href).toBe('/docs/a/');
  expect(neighbours(pages, '/docs/b/')).toEqual({ previous: null, next: null });
});

it('lets a page choose its neighbours, or have none', () => {
  const chooses = makeDoc('b', { frontmatter: { pagination_prev: null, pagination_next: 'a' } });
  expect(neighbours(order([a, chooses, c]), '/docs/b/')).toEqual({
    previous: null,
    next: { label: 'Title of a', href: '/docs/a/' },
  });
});

it('knows no neighbours of a page that is not there', () => {
  expect(neighbours(order([a, b]), '/docs/x/')).toEqual({ previous: null, next: null });
});
