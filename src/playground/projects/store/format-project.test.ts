import { formatDate, formatTime } from './format-project';

const DAY = 24 * 60 * 60 * 1000;

test('a time is written as it is, also one of a clock that is a little ahead', () => {
  const summer = new Date(2026, 6, 3, 14, 5).getTime();
  expect(formatTime(summer)).toMatch(/^Jul 3, 2026, 2:05\sPM$/);
  expect(formatDate(summer)).toBe('Jul 3, 2026');
  expect(formatDate(Date.now() + DAY / 2)).not.toContain('clock');
});

test.each([
  ['lies years ahead', Date.now() + 900 * DAY],
  ['is from before the playground', 0],
])('a time that %s is said to be of a wrong clock', (_, at) => {
  expect(formatTime(at)).toMatch(/ – wrong clock$/);
  expect(formatDate(at)).toMatch(/\d{4} – wrong clock$/);
});
