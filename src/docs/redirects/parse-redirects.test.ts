import { parseRedirects } from './parse-redirects';

const parse = (...lines: string[]) => parseRedirects(lines.join('\n'), 'redirects.yaml');

it('reads a list and gives paths their trailing slash', () => {
  const { redirects, problems } = parse(
    '# why there are any',
    '- from: /old',
    '  to: /new#part',
    '  reason: Renamed.',
    '',
    '- { from: /old.html, to: https://example.org/a, reason: Moved out. }',
  );
  expect(problems).toEqual([]);
  expect(redirects).toEqual([
    { from: '/old/', to: '/new/#part', line: 2 },
    { from: '/old.html', to: 'https://example.org/a', line: 6 },
  ]);
});

it.each([
  ['an empty file', ''],
  ['comments alone', '# nothing yet'],
  ['an empty list', '[]'],
])('takes %s for no redirects', (_, source) => {
  expect(parseRedirects(source, 'redirects.yaml')).toEqual({ redirects: [], problems: [] });
});

const good = ['- from: /a', '  to: /b', '  reason: R.'];

it.each([
  ['no list', ['from: /a'], 1, 'not a list', '- from: /old/'],
  ['an item that is a text', [...good, '- /a -> /b'], 4, 'not a redirect', 'and below it'],
  ['an empty item', [...good, '-'], 4, 'not a redirect', 'and below it'],
  ['an unknown key', [...good, '  resaon: again'], 4, 'no key “resaon”', 'Did you mean “reason”?'],
  [
    'a missing reason',
    [...good, '- from: /c', '  to: /d'],
    4,
    'has no “reason”',
    'why the address changed',
  ],
  [
    'a missing target',
    [...good, '- from: /c', '  reason: R.'],
    4,
    'has no “to”',
    'Write to: /path/',
  ],
  ['a number as target', ['- from: /a', '  to: 5', '  reason: R.'], 2, '“to”', 'Write to: /path/'],
  [
    'a relative source',
    ['- from: a', '  to: /b', '  reason: R.'],
    1,
    '“from” is “a”',
    'starts with a single “/”',
  ],
  [
    'an outside source',
    ['- from: //x.org/a', '  to: /b', '  reason: R.'],
    1,
    '“from” is',
    'path on this site',
  ],
  ['broken YAML', [...good, '- from: "/c'], 4, 'not valid YAML', 'end of its text'],
])('reports %s', (_, lines, line, message, hint) => {
  // Forms name the field that is empty.
  const missingKey = /^has no “(?<key>.+)”$/.exec(message)?.groups?.key;
  expect(parse(...lines).problems).toEqual([
    {
      severity: 'error',
      file: 'redirects.yaml',
      line,
      message: expect.stringContaining(message) as string,
      hint: expect.stringContaining(hint) as string,
      missingKey,
    },
  ]);
});

it('says the place of broken YAML once', () => {
  expect(parse(...good, '  to: /c').problems[0]?.message).toBe(
    'This is not valid YAML: Map keys must be unique.',
  );
});

it('keeps the good ones beside a bad one', () => {
  expect(parse(...good, '- nonsense').redirects).toHaveLength(1);
});

it.each([
  ['- { from: "/a b/", to: /c, reason: R. }', '/a b/'],
  ['- { from: /a, to: "/b\\n/c", reason: R. }', '/b\n/c'],
])('reports a space, which divides the rules that hosts read: %s', (line, address) => {
  const { redirects, problems } = parse(...good, line);
  expect(redirects).toHaveLength(1);
  expect(problems).toEqual([
    expect.objectContaining({ line: 4, message: `“${address}” contains a space.` }),
  ]);
});
