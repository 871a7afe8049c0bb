import { toggledWord } from './toggled-word';

test.each([
  ['', 'left', 'left'],
  ['grid-3 left', 'right', 'grid-3 right'],
  ['grid-3 left', 'left', 'grid-3'],
  ['numbered', 'numbered', null],
  ['numbered', 'grouped', 'numbered grouped'],
])('%j and %s become %j', (value, word, expected) => {
  expect(toggledWord(value, word)).toBe(expected);
});
