import { parseCodeMeta } from './code-meta';

const nothing = {
  title: null,
  highlightedLines: null,
  lineNumbersFrom: null,
  options: {},
  flags: [],
};

it.each([
  ['', {}],
  ['title="a.ink"', { title: 'a.ink' }],
  ['title=\'it is "a"\'', { title: 'it is "a"' }],
  ['title="it\'s"', { title: "it's" }],
  ['{2}', { highlightedLines: [2] }],
  ['{1,3-5}', { highlightedLines: [1, 3, 4, 5] }],
  ['showLineNumbers', { lineNumbersFrom: 1 }],
  ['showLineNumbers=5', { lineNumbersFrom: 5 }],
  ['fragment', { flags: ['fragment'] }],
  ['expect="x" fragment', { options: { expect: 'x' }, flags: ['fragment'] }],
  [
    'title="a" {2} showLineNumbers=3 fragment',
    { title: 'a', highlightedLines: [2], lineNumbersFrom: 3, flags: ['fragment'] },
  ],
])('reads `%s`', (meta, expected) => {
  expect(parseCodeMeta(meta)).toEqual({ ...nothing, ...expected });
});

it('takes nothing in quotes for a mark of its own', () => {
  expect(parseCodeMeta('title="{1} showLineNumbers" data-title="b"')).toEqual({
    ...nothing,
    title: '{1} showLineNumbers',
    options: { 'data-title': 'b' },
  });
});

it('does not count lines that no code has', () => {
  expect(parseCodeMeta('{1-999999999}').highlightedLines).toBeNull();
});

it('keeps the key __proto__ from the prototype', () => {
  const { options } = parseCodeMeta('__proto__="x"');
  expect(Object.getPrototypeOf(options)).toBe(Object.prototype);
});
