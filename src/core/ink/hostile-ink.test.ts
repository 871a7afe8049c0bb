/** @jest-environment node */
import Prism from 'prismjs';
import { textOf } from './fixtures/outline-tokens';
import { inkGrammar } from './ink-grammar';

const SIZE = 100_000;

/** Milliseconds that tokens of a text take, at the better of two times. */
function time(text: string): number {
  const times = [1, 2].map(() => {
    const start = performance.now();
    Prism.tokenize(text, inkGrammar);
    return performance.now() - start;
  });
  return Math.min(...times);
}

const fill = (start: string, unit: string, end: string, size: number) =>
  start + unit.repeat(size / unit.length) + end;

// What a text begins with, what is repeated, and what it ends with.
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
])('takes no more than its share of time for 100 KB of “%s”, “%s” and “%s”', (start, unit, end) => {
  const quarter = time(fill(start, unit, end, SIZE / 4));
  // Four times the text may take four times as long, with room for a busy machine; not sixteen times.
  expect(time(fill(start, unit, end, SIZE))).toBeLessThan(60 + 4 * quarter * 2.5);
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
