import {
  decodeEscapes,
  hashOf,
  isFilePath,
  isOutside,
  isSafeOutside,
  joinPath,
  pagePath,
  splitHref,
  withTrailingSlash,
} from './site-path';

describe('withTrailingSlash', () => {
  it.each([
    ['/docs', '/docs/'],
    ['/docs/', '/docs/'],
    ['/', '/'],
    ['', ''],
    ['/docs?a=b', '/docs/?a=b'],
    ['/docs#id', '/docs/#id'],
    ['/docs?next=/a/b#id?x', '/docs/?next=/a/b#id?x'],
    ['/docs/?a#b', '/docs/?a#b'],
    ['#id', '#id'],
    ['?a=b', '?a=b'],
    ['/files/map.pdf', '/files/map.pdf'],
    ['/files/map.pdf?v=2#page=3', '/files/map.pdf?v=2#page=3'],
    ['/files/sound.mp3', '/files/sound.mp3'],
    ['/old.html', '/old.html'],
    ['/docs/2.0', '/docs/2.0/'],
    ['/docs/v1.2/story', '/docs/v1.2/story/'],
    ['https://example.org/a', 'https://example.org/a'],
    ['//example.org/a', '//example.org/a'],
    ['mailto:a@example.org', 'mailto:a@example.org'],
  ])('makes %s into %s', (href, expected) => {
    expect(withTrailingSlash(href)).toBe(expected);
  });

  it('changes nothing the second time', () => {
    const once = withTrailingSlash('/a/b?c#d');
    expect(withTrailingSlash(once)).toBe(once);
  });
});

it.each([
  ['https://example.org', true],
  ['//example.org', true],
  ['mailto:a@b.c', true],
  ['JAVASCRIPT:alert(1)', true],
  ['/docs/', false],
  ['docs/a:b', false],
  ['./a.mdx', false],
  ['#id', false],
  ['', false],
])('tells whether %s leaves the site: %s', (href, expected) => {
  expect(isOutside(href)).toBe(expected);
});

it.each([
  ['/a?b#c', { path: '/a', suffix: '?b#c' }],
  ['/a#c?b', { path: '/a', suffix: '#c?b' }],
  ['#c', { path: '', suffix: '#c' }],
  ['/a', { path: '/a', suffix: '' }],
])('splits %s', (href, expected) => {
  expect(splitHref(href)).toEqual(expected);
});

it.each([
  ['/a', null],
  ['/a#', ''],
  ['/a#id', 'id'],
  ['#caf%C3%A9', 'café'],
  ['#100%', '100%'],
  ['#a#b', 'a#b'],
])('reads the hash of %s', (href, expected) => {
  expect(hashOf(href)).toBe(expected);
});

it.each([
  [['/docs', 'a/b'], '/docs/a/b'],
  [['/docs/', '/a/'], '/docs/a'],
  [['', 'a'], '/a'],
  [['/', '/'], '/'],
  [['docs', '', 'a//b'], '/docs/a/b'],
])('joins %j', (segments, expected) => {
  expect(joinPath(...segments)).toBe(expected);
});

it.each([
  [['/docs', 'a'], '/docs/a/'],
  [['/docs/2.0', 'node.js'], '/docs/2.0/node.js/'],
  [['/'], '/'],
])('gives the page %j its address', (segments, expected) => {
  expect(pagePath(...segments)).toBe(expected);
});

it.each([
  ['https://example.org', true],
  ['HTTP://example.org', true],
  ['//example.org', true],
  ['mailto:a@b.c', true],
  ['tel:+12', true],
  ['javascript:alert(1)', false],
  ['JavaScript:alert(1)', false],
  ['vbscript:x', false],
  ['data:text/html,x', false],
  ['blob:https://example.org/x', false],
  ['file:///etc/hosts', false],
  ['httpsx://example.org', false],
])('tells whether %s is safe: %s', (href, expected) => {
  expect(isSafeOutside(href)).toBe(expected);
});

it.each([
  ['/img/a.png', true],
  ['/a.mp3', true],
  ['/docs/2.0', false],
  ['/docs.d/a', false],
  ['/docs/a.png/', false],
])('tells whether %s is a file: %s', (path, expected) => {
  expect(isFilePath(path)).toBe(expected);
});

it.each([
  ['a%20b', 'a b'],
  ['100%', '100%'],
  ['%E0%A4%A', '%E0%A4%A'],
])('decodes %s', (text, expected) => {
  expect(decodeEscapes(text)).toBe(expected);
});
