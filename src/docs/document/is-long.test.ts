/** @jest-environment node */
import { parseLines } from '../../../testing/factories';
import { isLong } from './is-long';

const paragraph = 'Nine words of a story that goes on a while. '.repeat(6);
const repeat = (count: number, ...lines: string[]) =>
  parseLines(...Array.from({ length: count }, () => [...lines, '']).flat()).tree;

it.each([
  ['twenty paragraphs', 20, [paragraph], false],
  ['a hundred paragraphs', 100, [paragraph], true],
  ['thirty short samples', 30, ['```ink', 'A line.', '-> END', '```'], false],
  ['eighty short samples', 80, ['```ink', 'A line.', '-> END', '```'], true],
  ['a list of fifty short points', 50, ['- A point.'], false],
  [
    'a hundred steps with two lines of code each',
    100,
    ['1. Step', '', '   ```sh', '   a', '   b', '   ```'],
    true,
  ],
])('%s', (_, count, lines, expected) => {
  expect(isLong(repeat(count, ...lines))).toBe(expected);
});

it('counts only the tab that is shown', () => {
  const tab = (name: string, count: number) => [
    `<TabItem value="${name}">`,
    '',
    ...Array.from({ length: count }, () => [paragraph, '']).flat(),
    '</TabItem>',
    '',
  ];
  const tabs = (...items: string[][]) => parseLines('<Tabs>', '', ...items.flat(), '</Tabs>').tree;
  expect(isLong(tabs(tab('a', 5), tab('b', 100)))).toBe(false);
  expect(isLong(tabs(tab('a', 100), tab('b', 5)))).toBe(true);
});

it('leaves out lists of terms, which have ways of their own', () => {
  const rows = Array.from({ length: 500 }, () => ['dd', 0, paragraph] as [string, 0, string]);
  expect(isLong([['dl', 0, ...rows]])).toBe(false);
});
