import { packedFiles, plainPath } from './packed-files';

test.each([
  ['img/sea.png', 'img/sea.png'],
  ['Bilder/Schloß&Türme.png', 'Bilder/Schloss&Turme.png'],
  ['Klänge/Glocke 50%.wav', 'Klange/Glocke 50%.wav'],
  ['海.png', 'file.png'],
  ['洞窟/地図 2.png', 'file/- 2.png'],
  ['ﬁn — é.png', 'fin - e.png'],
  ['-a.png', '-a.png'],
])('%s is %s on every host', (path, name) => {
  expect(plainPath(path)).toBe(name);
});

test('names are different on every disk, and smaller versions have theirs', () => {
  const blob = new Blob(['x']);
  const assets = new Map(
    ['a/é.png', 'a/e.png', 'a/E.PNG', '海.png', '山.png', 'custom.css', 'Mine.woff2'].map(
      (path) => [path, blob] as const,
    ),
  );
  const small = { path: '海.webp', blob: new Blob(['y']), width: 1, height: 1 };
  const files = packedFiles({ assets, smaller: new Map([['海.png', small]]) });
  expect(files.map(({ path, name }) => [path, name])).toEqual([
    ['a/é.png', 'a/e.png'],
    ['a/e.png', 'a/e-2.png'],
    ['a/E.PNG', 'a/E-3.png'],
    ['海.png', 'file.webp'],
    ['山.png', 'file.png'],
  ]);
  expect(files[3]?.blob).toBe(small.blob);
});
