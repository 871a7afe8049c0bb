import { firstWithRoom, scrollNeeded } from './reveal-story';

test.each([
  ['is seen', 100, 500, 0],
  ['lies below the edge', 600, 900, 200],
  ['lies above it', -50, 300, -50],
  ['has no room', 300, 1400, 300],
  ['has no room and begins above', -20, 1400, -20],
])('what %s', (_, start, end, wanted) => {
  expect(scrollNeeded({ start, end, room: 700 })).toBe(wanted);
});

test('shows as much as the window has room for', () => {
  const parts = [
    { start: 0, end: 900 },
    { start: 300, end: 800 },
    { start: 300, end: 500 },
  ];
  expect([1000, 600, 250, 100].map((room) => firstWithRoom(parts, room))).toEqual([
    parts[0],
    parts[1],
    parts[2],
    parts[2],
  ]);
  expect(firstWithRoom([], 100)).toBeUndefined();
});
