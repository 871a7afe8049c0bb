import { everyCharacter } from '../../../testing/every-character';
import { decodeText } from './decode-text';
import { soundText } from './sound-text';

test('leaves out what no file could give back, and nothing else', () => {
  expect(soundText('a\0b\uD83Dc\uDE00d \u{1F600}')).toBe('abcd \u{1F600}');
  expect(soundText('\0\uFEFFa\uFEFFb')).toBe('a\uFEFFb');
  expect(soundText('a\r\nb\rc')).toBe('a\nb\nc');
  const every = everyCharacter();
  expect(every.length - soundText(every).length).toBe(1 + 2048);
});

test('what is written from a sound text is read as the same', () => {
  const text = soundText(everyCharacter());
  expect(decodeText(new TextEncoder().encode(text))).toEqual({ text, encoding: 'utf-8' });
  for (const end of ['\x1a', '\b', '\v', '\x1b[0m', '\x7f', '\uFFFE', '\uFFFF']) {
    expect(decodeText(new TextEncoder().encode(`a${end}`))?.text).toBe(`a${end}`);
  }
});
