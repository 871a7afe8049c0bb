import { plainLines } from './plain-lines';

it.each([
  ['## The lamp {#lamp}', 'The lamp'],
  ['- A **bright** [lamp](/docs/lamp/), _indeed_.', 'A bright lamp, indeed.'],
  ['> 1. `AUTO_CHOICE` and snake_case', 'AUTO_CHOICE and snake_case'],
  ['| Lamp | Oil |', 'Lamp Oil'],
  ['| --- | :-- |', ''],
  [':::tip', ''],
  [':::tip[Read it aloud]', 'Read it aloud'],
  ['<Figure caption="A lamp">Light{/* or not */}</Figure>', 'Light'],
  ['`<Tabs>` has ![a lamp](/img/lamp.png) in it', '<Tabs> has a lamp in it'],
])('reads %p', (line, read) => {
  expect(plainLines(line)).toEqual([read]);
});

it('leaves code as it is, without its fences, and each line at its place', () => {
  const text = 'Oil:\n\n```ink\n* [lamp]\n\n  _It_\n```\n\n\nA _wick_\n~~~\nlit';
  expect(plainLines(text)).toEqual([
    'Oil:',
    '',
    '',
    '* [lamp]',
    '',
    '  _It_',
    '',
    '',
    '',
    'A wick',
    '',
    'lit',
  ]);
  expect(plainLines('Oil\n')).toEqual(['Oil', '']);
});
