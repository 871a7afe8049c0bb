import { relativeLink } from '../../base/paths/relative-file';
import { fixHref } from './fix-href';

const places = {
  files: ['content/docs/quickstart.mdx', 'content/docs/samples/orchard.mdx'],
  paths: ['/docs/quickstart/', '/docs/samples/orchard/', '/'],
  moved: new Map([['content/docs/samples/garden.mdx', 'content/docs/samples/orchard.mdx']]),
};

it.each([
  ['/docs/quickstart.html', '/docs/quickstart/'],
  ['/docs/quickstart/index.html#install', '/docs/quickstart/#install'],
  ['/docs/quickstart.mdx', '/docs/quickstart/'],
  ['/docs/Quickstart/', '/docs/quickstart/'],
  ['./orchard', './orchard.mdx'],
  ['orchard.html', './orchard.mdx'],
  ['./Orchard.mdx', './orchard.mdx'],
  ['../quickstart/?a=1#b', '../quickstart.mdx?a=1#b'],
  ['./garden.mdx#pears', './orchard.mdx#pears'],
])('knows that %s can only mean %s', (href, mended) => {
  expect(fixHref(href, 'content/docs/samples/lighthouse.mdx', places)).toBe(mended);
});

it.each(['/docs/quickstrat/', './pears.mdx', '#here', 'https://example.org/quickstart.html', ''])(
  'does not guess at %s',
  (href) => {
    expect(fixHref(href, 'content/docs/samples/lighthouse.mdx', places)).toBeNull();
  },
);

it('does not choose between two that differ in capitals', () => {
  const files = ['content/docs/Orchard.mdx', 'content/docs/orchard.mdx'];
  expect(fixHref('./ORCHARD.mdx', 'content/docs/a.mdx', { files, paths: [] })).toBeNull();
});

it('writes links as authors do', () => {
  expect(relativeLink('content/docs/a/b.mdx', 'content/docs/a/c.mdx')).toBe('./c.mdx');
  expect(relativeLink('content/docs/a/b.mdx', 'content/docs/c.mdx')).toBe('../c.mdx');
  expect(relativeLink('content/docs/b.mdx', 'content/docs/a/d/c.mdx')).toBe('./a/d/c.mdx');
});
