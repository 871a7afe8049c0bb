import { filesNamedIn } from './files-named-in';

test('finds the files in a document, in data and in styles, but no pages', () => {
  const text =
    '<img src="/base/img/a.svg" srcset="/base/img/b.png 2x, /base/img/c.png 3x">' +
    '<a href="/base/docs/b/">B</a><a href="https://docs.test/d.svg">D</a>' +
    '{"html":"<img src=\\"/base/img/e.svg\\">","archive":"low.0123456789ab.zip"}' +
    'src:url(/base/static/f.woff2) url(/other/g.woff2)';
  expect(filesNamedIn(text, '/base')).toEqual([
    '/img/a.svg',
    '/img/b.png',
    '/img/c.png',
    '/img/e.svg',
    '/static/f.woff2',
    '/games/low.0123456789ab.zip',
  ]);
});
