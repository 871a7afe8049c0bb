import type { DocumentNode } from '../../base/tree/document-tree';
import type * as Highlighter from './highlight';
import { highlight, knowsLanguage } from './highlight';

const textOf = (nodes: readonly DocumentNode[]): string =>
  nodes
    .map((node) => (typeof node === 'string' ? node : textOf(node.slice(2) as DocumentNode[])))
    .join('');

it.each([
  ['ink'],
  ['js'],
  ['javascript'],
  ['ts'],
  ['jsx'],
  ['css'],
  ['html'],
  ['yml'],
  ['yaml'],
  ['bash'],
  ['sh'],
  ['json'],
  ['md'],
  ['mdx'],
  ['diff'],
  ['text'],
  ['none'],
])('knows %s', (language) => {
  expect(knowsLanguage(language)).toBe(true);
});

it.each([['nonsense'], [''], ['constructor'], ['__proto__'], ['{1}']])(
  'does not know “%s”',
  (language) => {
    expect(knowsLanguage(language)).toBe(false);
    expect(highlight('a < b', language)).toEqual(['a < b']);
  },
);

it('marks the words of a language', () => {
  expect(highlight('let a = "b";', 'js')).toEqual([
    ['span', { className: 'token keyword' }, 'let'],
    ' a ',
    ['span', { className: 'token operator' }, '='],
    ' ',
    ['span', { className: 'token string' }, '"b"'],
    ['span', { className: 'token punctuation' }, ';'],
  ]);
});

it('marks the words of ink', () => {
  const text = JSON.stringify(highlight('=== cellar ===\n* [Open] # mood: dark\n-> END', 'ink'));
  for (const kind of ['knot', 'choice', 'tag', 'divert'])
    expect(text).toMatch(new RegExp(`"token [^"]*\\b${kind}\\b`));
});

it('names classes plainly', () => {
  for (const name of JSON.stringify(highlight('Hello # mood: dark\n~ x = 1', 'ink')).matchAll(
    /"className":"(?<name>[^"]*)"/g,
  )) {
    expect(name.groups?.name).toMatch(/^token(?: [\w-]+)+$/);
  }
});

const codes: [string, string, string][] = [
  ['empty lines at both ends', 'js', '\n\nlet a;\n\n'],
  ['markup', 'html', '<p class="a">&amp; &lt; "</p>'],
  ['a comment over lines', 'js', '/* a\n\nb */ c'],
  ['nothing', 'js', ''],
  ['spaces', 'yaml', 'a:\n  - b\n\t- c  '],
  ['words of other scripts', 'ink', 'Привет 🎉 -> погреб'],
  ['plain text', 'text', '<a> & {b}'],
  ['a mark that is code', 'js', 'a // highlight-line\nb // highlight-next-line\nc'],
  ['a tag of ink called as a mark', 'ink', '# highlight-next-line\nHello\n# highlight-start\nyou'],
  ['a mark to hide', 'js', 'a\n// hide-next-line\nb\nc // hide-line\n// hide-start\nd'],
  ['a mark with a range', 'bash', '# highlight-range{1-2}\na\nb'],
  ['marks against each other', 'js', '// hide-start\n// highlight-next-line\na'],
];

it.each(codes)('gives every character back: %s', (_, language, code) => {
  expect(textOf(highlight(code, language))).toBe(code);
});

it('says nothing on the console', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  highlight('a', 'text');
  highlight('a', 'nonsense');
  highlight('// highlight-range', 'js');
  expect(warn).not.toHaveBeenCalled();
  warn.mockRestore();
});

it('marks the front matter of MDX, whatever was highlighted before', () => {
  jest.isolateModules(() => {
    const fresh = jest.requireActual<typeof Highlighter>('./highlight');
    expect(JSON.stringify(fresh.highlight('---\ntitle: A\n---\n', 'mdx'))).toContain('atrule');
  });
});
