import { textWidth } from './text-width';
import { wrapText } from './wrap-text';

const room = { width: 120, font: 12 };

test('a text has lines that fit, and an ellipsis where it is cut', () => {
  const text = 'The tide is out, and the boats lie on their sides in the mud like sleeping dogs.';
  const lines = wrapText(text, room, 3);
  expect(lines).toHaveLength(3);
  expect(lines.join(' ')).toMatch(/^The tide is out, and the boats .*…$/);
  for (const line of lines) expect(textWidth(line, room.font)).toBeLessThanOrEqual(room.width);
  expect(wrapText('A hall.', room, 3)).toEqual(['A hall.']);
  expect(wrapText('', room, 3)).toEqual([]);
});

test('a word that is too long is broken, as are scripts without spaces', () => {
  const lines = wrapText('夜が明けて海は静かだった。誰もいない浜を歩いた。', room, 2);
  expect(lines).toHaveLength(2);
  for (const line of lines) expect(textWidth(line, room.font)).toBeLessThanOrEqual(room.width);
});
