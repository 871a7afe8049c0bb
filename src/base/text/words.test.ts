import { countOf, listWords } from './words';

it.each([
  [[], ''],
  [['a'], 'a'],
  [['a', 'b'], 'a and b'],
  [['a', 'b', 'c'], 'a, b and c'],
])('joins %j', (words, expected) => {
  expect(listWords(words)).toBe(expected);
});

it('takes another conjunction', () => {
  expect(listWords(['a', 'b'], 'or')).toBe('a or b');
});

it.each([
  [0, '0 errors'],
  [1, '1 error'],
  [2, '2 errors'],
])('counts %d', (count, words) => {
  expect(countOf(count, 'error')).toBe(words);
});
