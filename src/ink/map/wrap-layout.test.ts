import { foldMap } from './fold-map';
import { layOutMap, type MapLayout } from './lay-out-map';
import { readStoryGraph } from './read-story-graph';
import { wrapLayout } from './wrap-layout';

function layoutOf(source: string): MapLayout {
  const graph = readStoryGraph({ source, files: {} });
  if (graph === null) throw new Error('No map.');
  return layOutMap(foldMap(graph, new Set()));
}

const scaleIn = ({ width, height }: MapLayout, pane: { width: number; height: number }): number =>
  Math.min(pane.width / width, pane.height / height);

const CHAIN = Array.from(
  { length: 30 },
  (_, index) => `== scene_${index}\n+ [Go on] -> ${index < 29 ? `scene_${index + 1}` : 'END'}\n`,
).join('');
const LOOSE = Array.from({ length: 30 }, (_, index) => `== scene_${index}\n-> END\n`).join('');

test.each([
  ['a chain of 30 scenes', `-> scene_0\n${CHAIN}`],
  ['30 scenes that nothing joins', `Once.\n-> END\n${LOOSE}`],
])('%s can be read in its pane, and no box covers another', (_, source) => {
  const layout = layoutOf(source);
  for (const pane of [
    { width: 430, height: 640 },
    { width: 1200, height: 640 },
    { width: 390, height: 500 },
  ]) {
    const wrapped = wrapLayout(layout, pane);
    expect(scaleIn(layout, pane)).toBeLessThan(0.4);
    expect(scaleIn(wrapped, pane)).toBeGreaterThan(pane.width > 1000 ? 0.75 : 0.42);
    expect(wrapped.boxes.map(({ id }) => id)).toEqual(layout.boxes.map(({ id }) => id));
    for (const [index, one] of wrapped.boxes.entries()) {
      for (const other of wrapped.boxes.slice(index + 1)) {
        const isApart =
          one.x + one.width < other.x ||
          other.x + other.width < one.x ||
          one.y + one.height < other.y ||
          other.y + other.height < one.y;
        expect([one.id, other.id, isApart]).toEqual([one.id, other.id, true]);
      }
    }
    for (const { points } of wrapped.links) {
      expect(points.length).toBeGreaterThan(1);
      for (const { x, y } of points) {
        expect(x).toBeGreaterThanOrEqual(wrapped.x);
        expect(x).toBeLessThanOrEqual(wrapped.x + wrapped.width);
        expect(y).toBeGreaterThanOrEqual(wrapped.y);
        expect(y).toBeLessThanOrEqual(wrapped.y + wrapped.height);
      }
    }
  }
});

test('frames keep their boxes', () => {
  const knots = Array.from(
    { length: 12 },
    (_, index) => `== k${index}\n-> s\n= s\n-> ${index < 11 ? `k${index + 1}` : 'END'}\n`,
  );
  const wrapped = wrapLayout(layoutOf(`-> k0\n${knots.join('')}`), { width: 1200, height: 500 });
  expect(wrapped.groups).toHaveLength(12);
  for (const group of wrapped.groups) {
    const inside = wrapped.boxes.filter((box) => box.group === group.id);
    expect(inside).toHaveLength(2);
    for (const box of inside) {
      expect(box.x).toBeGreaterThanOrEqual(group.x);
      expect(box.y + box.height).toBeLessThanOrEqual(group.y + group.height);
    }
  }
});

test('what can be read as it is stays as it is', () => {
  const layout = layoutOf('-> a\n== a\n-> b\n== b\n-> END\n');
  expect(wrapLayout(layout, { width: 400, height: 600 })).toBe(layout);
});
