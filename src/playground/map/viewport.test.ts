import { exampleBox, exampleLink } from '../../ink/map/draw-key';
import {
  centeredView,
  clearParts,
  clearView,
  firstView,
  isVisible,
  steadyView,
  wholeView,
  zoomedView,
  readableScale,
} from './viewport';

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

test('what was drawn stays where it is on the screen when the map changes around it', () => {
  const view = { x: 10, y: 20, scale: 0.5 };
  const boxAt = (id: string, x: number, y: number) => exampleBox({ id, x, y });
  const before = [boxAt('hall', 100, 0), boxAt('attic', 50, 100), boxAt('cellar', 150, 100)];
  const wider = [...before.map((box) => ({ ...box, x: box.x + 80 })), boxAt('tower', 30, 100)];
  const steady = steadyView(view, before, wider);
  for (const [index, box] of before.entries())
    expect(onScreen(steady, wider[index] ?? box)).toEqual(onScreen(view, box));
  const dragged = [boxAt('hall', 300, 40), ...before.slice(1)];
  expect(steadyView(view, before, dragged)).toEqual(view);
  expect(steadyView(view, [], before)).toEqual(view);
  // Most of them, together.
  const together = before.map((box, index) => (index > 0 ? { ...box, x: box.x + 40.4 } : box));
  expect(steadyView(view, before, together)).toEqual(view);
});

describe('beside what covers the map', () => {
  const cover = { x: 8, y: 192, width: 400, height: 200 };
  const parts = clearParts(size, cover);
  const view = { x: 0, y: 0, scale: 1 };

  test('there is room above and beside a panel; where it covers all, the map moves as if there was none', () => {
    expect(parts).toEqual([
      { x: 0, y: 0, width: 600, height: 192 },
      { x: 408, y: 0, width: 192, height: 400 },
    ]);
    const all = [{ x: 0, y: 0, ...size }];
    expect(clearParts(size, { x: 0, y: 0, ...size })).toEqual(all);
    expect(clearParts(size, null)).toEqual(all);
  });

  test('what is clear stays, what is covered moves out, by the shorter side', () => {
    const beside = { x: 450, y: 300, width: 50, height: 40 };
    expect(clearView(view, beside, parts)).toBe(view);
    const covered = { x: 100, y: 200, width: 50, height: 40 };
    const moved = clearView(view, covered, parts);
    expect(moved).toEqual({ x: 0, y: -124, scale: 1 });
    expect(isVisible(moved, covered, parts[0]!)).toBe(true);
  });
});

test('a smaller map can be read where most boxes have words, whose room names have from afar', () => {
  const [worded, plain] = [{ excerpt: ['Dark.'] }, {}];
  expect(readableScale({ boxes: [worded, worded, plain] })).toBeLessThan(
    readableScale({ boxes: [worded, plain, plain] }),
  );
});

describe('the first view of a map that is too large to be read as a whole', () => {
  const boxes = Array.from({ length: 30 }, (_, index) => ({
    ...exampleBox({ id: `${index}` }),
    ...{ x: (index % 2) * 300, y: index * 120, width: 160, height: 70 },
  }));
  const links = boxes.slice(1).map(({ id }, index) => ({
    ...exampleLink({ from: `${index}`, to: id }),
  }));
  const first = boxes[0] ?? exampleBox({});

  test('shows the first place with those that it leads to, as far as they can be read', () => {
    const view = firstView({ boxes, links }, first, size);
    expect(view.scale).toBeGreaterThanOrEqual(readableScale({ boxes }));
    const seen = boxes.filter((box) => isVisible(view, box, size));
    expect(seen.map(({ id }) => id)).toEqual(['0', '1', '2', '3', '4']);
  });

  test('is as small as it can be read if the first place leads to more than fit', () => {
    const far = links.map((link) => ({ ...link, from: '0' }));
    const view = firstView({ boxes, links: far }, first, size);
    expect(view.scale).toBe(readableScale({ boxes }));
    expect(isVisible(view, first, size)).toBe(true);
  });

  test('leaves the first place clear of the buttons, which a narrow map has above it', () => {
    const narrow = { width: 400, height: 500 };
    const far = links.map((link) => ({ ...link, from: '0' }));
    for (const view of [
      firstView({ boxes, links }, first, narrow),
      firstView({ boxes, links: far }, first, narrow),
      wholeView({ x: 0, y: 0, width: 300, height: 600 }, narrow),
    ])
      expect(onScreen(view, first).y).toBeGreaterThanOrEqual(56);
  });

  test('is never larger than a map is drawn', () => {
    expect(firstView({ boxes: [first], links: [] }, first, size).scale).toBeLessThan(1);
  });
});
