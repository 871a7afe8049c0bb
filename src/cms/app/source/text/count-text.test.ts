import { countText } from './count-text';

it.each([
  ['', 0],
  ['One **two** `three`, the writer’s five-part.\n', 6],
  ['## A heading {#id}\n\n```ink\nNot counted.\n```\n\nA [link](./not-counted.mdx).\n', 4],
  [
    ':::note[A title]\n\n<Details summary="Not counted">\n\nText. {/* no */}\n\n</Details>\n\n:::\n',
    3,
  ],
])('counts the prose of %p', (text, words) => {
  expect(countText(text).words).toBe(words);
});

it('rounds to minutes, and nothing takes less than one', () => {
  expect(countText('word '.repeat(100)).minutes).toBe(1);
  expect(countText('word '.repeat(2300)).minutes).toBe(10);
});
