import { docIdOf, docPathOf } from './doc-path';

it.each([
  ['quickstart.mdx', 'quickstart'],
  ['atrament-basics/01-story.mdx', 'atrament-basics/story'],
  ['02-basics/03-markup/1. layout.md', 'basics/markup/layout'],
  ['release-1.5.mdx', 'release-1.5'],
  ['2024-01-31-news.mdx', '2024-01-31-news'],
])('makes the id of %s', (file, id) => {
  expect(docIdOf(file)).toBe(id);
});

it.each([
  ['no slug', 'basics/story', undefined, '/docs/basics/story/'],
  ['a relative slug', 'basics/story', 'the-story', '/docs/basics/the-story/'],
  ['a relative slug at the top', 'story', 'tale', '/docs/tale/'],
  ['an absolute slug', 'basics/story', '/story', '/docs/story/'],
  ['a slug with a trailing slash', 'basics/story', '/story/', '/docs/story/'],
  ['the root as slug', 'basics/story', '/', '/docs/'],
  ['a slug of two folders', 'basics/story', 'a/b', '/docs/basics/a/b/'],
])('makes the address with %s', (_, id, slug, path) => {
  expect(docPathOf('/docs', id, slug)).toBe(path);
});

it('gives a page its trailing slash even where its name looks like a file', () => {
  expect(docPathOf('/docs/2.0', 'release-1.5')).toBe('/docs/2.0/release-1.5/');
  expect(docPathOf('/docs', 'extras/node.js')).toBe('/docs/extras/node.js/');
});

it('serves a version at the root of the site', () => {
  expect(docPathOf('', 'story')).toBe('/story/');
  expect(docPathOf('/', 'story', '/')).toBe('/');
});
