import { collapseDuration } from './collapse-duration';

test.each([
  [40, 196],
  [100, 239],
  [200, 281],
  [400, 336],
  [800, 410],
])('content of %d px takes %d ms', (height, duration) => {
  expect(collapseDuration(height)).toBe(duration);
});

test('empty content still takes a moment, so that a transition has an end', () => {
  expect(collapseDuration(0)).toBe(40);
});
