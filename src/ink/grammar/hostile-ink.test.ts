import Prism from 'prismjs';
import { inkGrammar } from './ink-grammar';
import { textOf } from './outline-tokens.fixture';

/** In characters. How the time grows with the size is not asserted, because clocks are unreliable on busy machines. */
const SIZE = 20_000;

const fill = (start: string, unit: string, end: string, size: number) =>
  start + unit.repeat(size / unit.length) + end;

// The start of a text, the repeated part, and the end.
it.each([
  ['', 'Words. ', ''],
  ['', '{', ''],
  ['', '}', ''],
  ['', '{a}', ''],
  ['', '{a|', ''],
  ['', '{\n', ''],
  ['', '{a:\n b // c\n}\n', ''],
  ['', '{a/*b*/}', ''],
  ['', '{"', ''],
  ['', '{"{a}', ''],
  ['', '{f("', ''],
  ['', '{a+', ''],
  ['', '{a.', ''],
  ['{', ' ', ''],
  ['{shuffle ', 'shuffle ', ':}'],
  ['{a:', '{b|c}', '}'],
  ['{x:\n', '{b:\n}\n', '}'],
  ['{x:\n', '* a // b\n', '}'],
  ['{x:\n', '- ', '}'],
  ['{x:\n', '- a:\n', '}'],
  ['', '[', ''],
  ['', '[a ', ''],
  ['', '[a b="', ''],
  ['[a ', 'b={c} ', ']'],
  ['', '[a b={c}][/a]', ''],
  ['', '\\[a \\]', ''],
  ['', '<a ', ''],
  ['<a ', '{b}', '>'],
  ['', '#', ''],
  ['', '# a: {b} ', ''],
  ['# a: ', '{b}', ''],
  ['', '->', ''],
  ['', '-> a ', ''],
  ['', '-> a("x', ''],
  ['', '<- a(', ''],
  ['-> a(', '(b), ', ')'],
  ['', '* [a] {b} // c\n', ''],
  ['* ', '{a} ', 'b'],
  ['', '* a /* b */ [c]\n', ''],
  ['', '* ', ''],
  ['', '- ', ''],
  ['', '- (a) * ', ''],
  ['~ ', 'not ', ''],
  ['~ x = ', '1', ''],
  ['~ x = ', '(', ''],
  ['~ x = ', 'a + ', ''],
  ['~ x = ', '"', ''],
  ['~ x = "', '{a|b}', '"'],
  ['VAR x = ', '"{a}', ''],
  ['LIST x = ', 'a,\n', ''],
  ['=== f(', 'ref a, ', ')'],
  ['', '== a\n', ''],
  ['', 'TODO ', ''],
  ['', '\\', ''],
  ['', '/', ''],
  ['', '/* ', ''],
  ['', '// x\n', ''],
  ['', ' ', ''],
  ['', ' \n', ''],
  ['', '😀{', ''],
])('loses nothing of 20 KB of “%s”, “%s” and “%s”', (start, unit, end) => {
  const text = fill(start, unit, end, SIZE);
  expect(textOf(Prism.tokenize(text, inkGrammar))).toBe(text);
});

it.each([
  '{',
  '{a:',
  '{a|',
  '{x:\n- 1: ',
  '[a b={',
  '~ x = "{',
  '-> a(',
  '# {',
  '* [{',
  '/*',
  '~ x = (',
])('keeps every character of “%s” in itself', (unit) => {
  const text = unit.repeat(2000);
  expect(textOf(Prism.tokenize(text, inkGrammar))).toBe(text);
});

it('reads braces within braces, and goes on where they are too deep', () => {
  const deep = (depth: number) => `${'{a:'.repeat(depth)}[b]${'}'.repeat(depth)} -> END`;
  expect(Prism.tokenize(deep(10), inkGrammar)).toEqual([
    expect.objectContaining({ type: 'braces' }),
    ' ',
    expect.objectContaining({ type: 'divert' }),
  ]);
  const tooDeep = Prism.tokenize(deep(5000), inkGrammar);
  expect(textOf(tooDeep)).toBe(deep(5000));
  expect(tooDeep.at(-1)).toEqual(expect.objectContaining({ type: 'divert' }));
});
