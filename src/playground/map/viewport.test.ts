import { centeredView, isVisible, wholeView, zoomedView } from './viewport';

const size = { width: 600, height: 400 };

/** Where a point of the map is on the screen. */
const onScreen = ({ x, y, scale }: ReturnType<typeof wholeView>, at: { x: number; y: number }) => ({
  x: x + at.x * scale,
  y: y + at.y * scale,
});

test('a large map is shrunk until it is visible as a whole, a small one stays as it is', () => {
  const large = { x: -100, y: 0, width: 1200, height: 400 };
  const whole = wholeView(large, size);
  expect(isVisible(whole, large, size)).toBe(true);
  // Not below the buttons at the right.
  expect(onScreen(whole, { x: 1100, y: 0 }).x).toBeCloseTo(544);
  expect(wholeView({ x: 0, y: 0, width: 60, height: 40 }, size).scale).toBe(1);
});

test('the middle of a rectangle comes to the middle of the screen', () => {
  const view = centeredView(2, { x: 100, y: 50, width: 20, height: 10 }, size);
  expect(onScreen(view, { x: 110, y: 55 })).toEqual({ x: 300, y: 200 });
});

test.each([2, 0.5, 1000])('zooming by %d leaves the point at the pointer where it is', (factor) => {
  const view = zoomedView({ x: 30, y: 20, scale: 1 }, factor, { x: 130, y: 70 });
  const { x, y } = onScreen(view, { x: 100, y: 50 });
  expect([x, y]).toEqual([expect.closeTo(130), expect.closeTo(70)]);
  expect(view.scale).toBe(Math.min(factor, 3));
});

test('a rectangle that reaches beyond an edge is not visible', () => {
  const view = { x: 0, y: 0, scale: 1 };
  expect(isVisible(view, { x: 500, y: 0, width: 100, height: 400 }, size)).toBe(true);
  expect(isVisible(view, { x: 501, y: 0, width: 100, height: 400 }, size)).toBe(false);
  expect(isVisible(view, { x: 0, y: -1, width: 1, height: 1 }, size)).toBe(false);
});
