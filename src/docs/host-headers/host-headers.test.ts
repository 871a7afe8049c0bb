import { headerRules, hostHeaders, isHashedFile } from './host-headers';

test.each([
  ['app-012345.js', true],
  ['styles.012345.css', true],
  ['site-index.json', false],
  ['ink.js', false],
])('knows by its name whether %s ever changes', (name, expected) => {
  expect(isHashedFile(name)).toBe(expected);
});

test('lets files with a hash be kept for ever, and no others', () => {
  const rules = hostHeaders(['index.html', 'app-012345.js']);
  const kept = rules.filter(({ headers }) => headers['Cache-Control']?.includes('immutable'));
  expect(kept.map(({ source }) => source)).toEqual([
    '/static/*',
    '/game-files/*',
    '/games/*',
    '/pagefind/filter/*',
    '/pagefind/fragment/*',
    '/pagefind/index/*',
    '/app-012345.js',
  ]);
});

test('every answer forbids sniffing and foreign frames', () => {
  expect(hostHeaders([])[0]).toMatchObject({
    source: '/*',
    headers: {
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': "frame-ancestors 'self'",
    },
  });
});

test('writes rules below the path prefix', () => {
  expect(headerRules([{ source: '/*', headers: { A: 'b', C: 'd' } }], '/name')).toBe(
    '/name/*\n  A: b\n  C: d\n',
  );
});
