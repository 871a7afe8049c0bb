import { parseLines } from '../../../testing/factories';

it.each([
  ['times', 'It is 10:30 or 10:am.'],
  ['ratios and names', 'A 16:9 screen, a:b and c::d.'],
  ['a smiley', 'Hello :smile: there'],
  ['a label and attributes', 'x:y[z] and x:y[z]{a=b}'],
  ['two colons at the start of a line', '::youtube[x]{y}'],
])('keeps %s as words', (_, text) => {
  const { plainText, problems } = parseLines(text);
  expect(plainText).toBe(text);
  expect(problems).toEqual([]);
});

it('keeps the markup around them', () => {
  expect(parseLines('**At 10:30** go').tree[0]).toEqual([
    'p',
    0,
    ['strong', 0, 'At 10', ':30'],
    ' go',
  ]);
});
