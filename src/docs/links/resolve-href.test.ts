import { resolveHref } from './resolve-href';

const files: Record<string, string> = {
  'content/docs/quickstart.mdx': '/docs/quickstart/',
  'content/docs/basics/story.mdx': '/docs/tale/',
  'content/docs/basics/02-save game.mdx': '/docs/basics/save-game/',
  'content/docs/extras/100%.mdx': '/docs/extras/100/',
};
const resolve = (href: string) =>
  resolveHref(
    href,
    'content/docs/basics/choices.mdx',
    '/docs/basics/choices/',
    (file) => files[file] ?? null,
  );

it.each([
  ['./story.mdx', '/docs/tale/'],
  ['story.mdx', '/docs/tale/'],
  ['story.mdx#top', '/docs/tale/#top'],
  ['../quickstart.mdx?a=b#c', '/docs/quickstart/?a=b#c'],
  ['./02-save%20game.mdx', '/docs/basics/save-game/'],
  ['../extras/100%.mdx', '/docs/extras/100/'],
  ['../extras/100%25.mdx', '/docs/extras/100/'],
  ['/docs/quickstart', '/docs/quickstart/'],
  ['/docs/quickstart#install', '/docs/quickstart/#install'],
  ['/files/map.pdf', '/files/map.pdf'],
  ['../story', '/docs/basics/story/'],
  ['?tab=a', '/docs/basics/choices/?tab=a'],
  ['#here', '#here'],
  ['https://example.org/a.mdx', 'https://example.org/a.mdx'],
  ['mailto:a@example.org', 'mailto:a@example.org'],
])('leads %s to %s', (href, expected) => {
  expect(resolve(href)).toEqual({ href: expected });
});

it.each([
  ['./stroy.mdx', 'content/docs/basics/stroy.mdx'],
  ['./story.md', 'content/docs/basics/story.md'],
  ['../../../../etc/x.mdx#a', 'etc/x.mdx'],
])('names the file that %s misses', (href, missingFile) => {
  expect(resolve(href)).toEqual({ missingFile });
});

it.each([[' http://['], ['./%E0%A4%A.mdx'], ['\\\\x\\y'], ['java\nscript:alert(1)'], ['']])(
  'does not throw for %j',
  (href) => {
    expect(() => resolve(href)).not.toThrow();
  },
);
