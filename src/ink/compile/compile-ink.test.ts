import { compileInk } from './compile-ink';

test('compiles a story of several files', () => {
  const files = { 'a.ink': '=== a\nHello.\n-> END' };
  expect(compileInk({ source: 'INCLUDE a.ink\n-> a', files })).toMatchObject({ issues: [] });
});

test('tells file and line of each complaint, each once', () => {
  const files = { 'a.ink': '=== a\nHello.\n-> nowhere' };
  expect(compileInk({ source: 'INCLUDE a.ink\n-> a\n-> far', files })).toMatchObject({
    story: null,
    issues: [
      { isWarning: false, text: "Divert target not found: '-> far'", file: null, line: 3 },
      { isWarning: false, text: "Divert target not found: '-> nowhere'", file: 'a.ink', line: 3 },
    ],
  });
  expect(compileInk({ source: 'foo {->}', files: {} }).issues).toHaveLength(1);
});

test('warnings leave a story, notes to oneself are no complaints', () => {
  const { story, issues } = compileInk({ source: 'TODO: more\n-> a\n=== a\nHello.', files: {} });
  expect(story).not.toBeNull();
  expect(issues).toEqual([
    {
      isWarning: true,
      text: expect.stringMatching(/^Apparent loose end/) as string,
      file: null,
      line: 4,
    },
  ]);
});

test.each([
  '{',
  '\\',
  '',
  '=== ',
  '~',
  '* * [',
  '{{{{{{',
  '/*',
  '<-',
  '->->->',
  'LIST',
  '\u0000',
  'INCLUDE',
  'INCLUDE x',
])('never throws: %j', (source) => {
  expect(() => compileInk({ source, files: {} })).not.toThrow();
});
