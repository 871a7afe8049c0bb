/** @jest-environment node */
import Prism, { type Token } from 'prismjs';
import { inkGrammar } from './ink-grammar';

/** The text of all tokens of a type, at any depth. */
function found(code: string, type: string): string[] {
  const textOf = (content: Token['content']): string =>
    typeof content === 'string'
      ? content
      : Array.isArray(content)
        ? content.map((part) => textOf(part)).join('')
        : textOf(content.content);
  const search = (tokens: (string | Token)[]): string[] =>
    tokens.flatMap((token) => {
      if (typeof token === 'string') return [];
      if (token.type === type) return [textOf(token.content)];
      return Array.isArray(token.content) ? search(token.content) : [];
    });
  return search(Prism.tokenize(code, inkGrammar));
}

it.each([
  ['a knot', '=== cellar ===\nDark.', 'knot', ['=== cellar ===']],
  ['a stitch', '= stairs', 'stitch', ['= stairs']],
  ['a choice', '* [Open] You open it.', 'choice', ['* ']],
  ['a nested sticky choice with a label', '+ + (again) Go', 'choice', ['+ + (again)']],
  ['a gather', '- (end) Then', 'gather', ['- (end)']],
  ['a divert', 'Go -> cellar.stairs', 'divert', ['-> cellar.stairs']],
  ['a divert is no gather', '-> END', 'gather', []],
  ['a tunnel’s return', '->->', 'divert', ['->->']],
  ['a thread', '<- background', 'divert', ['<- background']],
  ['a tag', 'Hello # mood: dark', 'tag', ['# mood: dark']],
  ['a comment', 'a // b # c', 'comment', ['// b # c']],
  ['a comment over lines', '/* a\n* b */ c', 'comment', ['/* a\n* b */']],
  ['no choice in a comment', '/* a\n* b */ c', 'choice', []],
  ['a declaration', 'VAR oil = 2', 'declaration', ['VAR oil = 2']],
  ['a number in it', 'VAR oil = 2', 'number', ['2']],
  ['logic', 'You have {oil} left', 'logic', ['{oil}']],
  ['nested logic', '{a: {b|c}|d}', 'logic', ['{a: {b|c}|d}']],
  ['an assignment', '~ oil = oil - 1', 'assignment', ['~ oil = oil - 1']],
  ['glue', 'a <>\n<> b', 'glue', ['<>', '<>']],
  [
    'engine markup',
    'The [b]lamp[/b] [img src=a.png]',
    'markup',
    ['[b]', '[/b]', '[img src=a.png]'],
  ],
  ['names in other scripts', '-> погреб', 'divert', ['-> погреб']],
])('finds %s', (_, code, type, expected) => {
  expect(found(code, type)).toEqual(expected);
});

it('gives every character back', () => {
  const code = '=== a ===\n* [b] {c: d|e} # f\n-> END // g\n';
  const escaped = Prism.highlight(code, inkGrammar, 'ink').replace(/<[^>]+>/g, '');
  expect(escaped.replaceAll('&gt;', '>')).toBe(code);
});
