import { splitKnots } from './split-knots';

const pieces = (text: string): string[] => {
  const starts = splitKnots(text);
  return starts.map((start, index) => text.slice(start, starts[index + 1]));
};

it('begins a piece at each knot and stitch', () => {
  expect(pieces('a\n=== b\nc\n = d\ne\n== f ==\n')).toEqual([
    'a\n',
    '=== b\nc\n',
    ' = d\ne\n',
    '== f ==\n',
  ]);
});

it('passes by what only looks like a header', () => {
  for (const text of ['/*\n=== a\n*/ b', 'x = 1', '/* never closed\n=== a', '// no\n* == a']) {
    expect(pieces(text)).toEqual([text]);
  }
  expect(pieces('// ends /*\n=== a')).toEqual(['// ends /*\n', '=== a']);
});

it('cuts what is too long, and loses nothing', () => {
  const paragraph = `${'word '.repeat(60)}\n\n`;
  for (const text of [paragraph.repeat(500), 'x'.repeat(90_001), 'line\n'.repeat(30_000)]) {
    expect(pieces(text).join('')).toBe(text);
    expect(Math.max(...pieces(text).map(({ length }) => length))).toBeLessThanOrEqual(8000);
  }
  expect(pieces(paragraph.repeat(500)).every((piece) => piece.endsWith('\n\n'))).toBe(true);
});

it('has one empty piece for an empty story', () => {
  expect(splitKnots('')).toEqual([0]);
});
