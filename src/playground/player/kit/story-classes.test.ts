import { storyClasses } from './story-classes';

test.each([
  ['whisper loud', 'story-whisper story-loud'],
  [['a', 'b c'], 'story-a story-b story-c'],
  ['a{}b ok " onx=', 'story-ok'],
  ['', undefined],
  [true, undefined],
  [undefined, undefined],
])('%j becomes %s', (value, expected) => {
  expect(storyClasses(value)).toBe(expected);
});
