import { endBelow, readLines } from './source-lines';

test('the latest texts are read once', () => {
  const text = 'One.\n* [Two] -> END\n';
  expect(readLines(text)).toBe(readLines(text));
});

test.each([
  ['One. // two\r\nThree.', 'One. // two'],
  ['One. /* two\n\n three */\nFour.', 'One. /* two\n\n three */'],
  ['One. /* two\n three */ Four.', null],
  ['One. /* two\n', null],
])('a line ends with its comment: %j', (text, end) => {
  expect(endBelow(text, readLines(text), 0)).toBe(end === null ? null : end.length);
});
