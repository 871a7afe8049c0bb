/** @jest-environment node */
import { scrollNeeded } from './reveal-story';

test.each([
  ['is seen', 100, 500, 0],
  ['lies below the edge', 600, 900, 200],
  ['lies above it', -50, 300, -50],
  ['has no room', 300, 1400, 300],
  ['has no room and begins above', -20, 1400, -20],
])('what %s', (_, start, end, wanted) => {
  expect(scrollNeeded({ start, end, room: 700 })).toBe(wanted);
});
