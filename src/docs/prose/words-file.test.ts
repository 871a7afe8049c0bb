import { withWord } from './words-file';

it.each([
  ['', 'Lora\n'],
  ['# ink\ninkle\n', '# ink\ninkle\nLora\n'],
  ['inkle', 'inkle\nLora\n'],
])('adds a word on a line of its own to %j', (words, expected) => {
  expect(withWord(words, 'Lora')).toBe(expected);
});
