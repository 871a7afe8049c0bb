import { withoutRoomBelow, withRoomBelow } from './room-below';

it.each([
  '```\na\n```',
  '~~~~',
  ':::note\na\n:::',
  '<Details>\na\n</Details>',
  '<Map id="a" />',
  '| a |',
])('has a line to write in below a block: %s', (text) => {
  for (const end of ['', '\n', ' \n']) expect(withRoomBelow(text + end)).toBe(`${text}\n\n`);
  expect(withoutRoomBelow(`${text}\n\n`)).toBe(text);
  expect(withRoomBelow(`${text}\n\n\n`)).toBe(`${text}\n\n\n`);
});

it.each(['', 'a', '```\na\n```\n\nb', '- a\n', 'a <Kbd>b</Kbd>', '```js', 'a | b'])(
  'leaves alone what can be written on: %s',
  (text) => expect([withRoomBelow(text), withoutRoomBelow(text)]).toEqual([text, text]),
);
