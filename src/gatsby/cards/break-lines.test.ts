import { breakLines } from './break-lines';

const within = (length: number) => (line: string) => line.length <= length;

test('as many words as fit are on a line, without the space at its end', () => {
  expect(breakLines('one two three four', within(9))).toEqual(['one two', 'three', 'four']);
  expect(breakLines('one two', within(7))).toEqual(['one two']);
});

test('names and addresses are broken after a hyphen or a slash', () => {
  expect(breakLines('tag choice-tag-unclickable', within(15))).toEqual([
    'tag choice-tag-',
    'unclickable',
  ]);
  expect(breakLines('see docs/ink/knots', within(10))).toEqual(['see docs/', 'ink/knots']);
});

test('signs of ink and words with a no-break space are not broken', () => {
  expect(breakLines('so -> DONE', within(4))).toEqual(['so', '->', 'DONE']);
  expect(breakLines('a no\u00a0break', within(6))).toEqual(['a', 'no\u00a0break']);
});

test('a word that is longer than a line is kept', () => {
  expect(breakLines('a unbreakable b', within(5))).toEqual(['a', 'unbreakable', 'b']);
});

test('an empty text has no lines', () => {
  expect(breakLines('', within(5))).toEqual([]);
});
