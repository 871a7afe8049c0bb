/** @jest-environment node */
import { foldMap, MAX_OPEN } from './fold-map';
import { layOutMap, type MapLayout, type MapRect } from './lay-out-map';
import { readStoryMap } from './read-story-map';

function layoutOf(source: string, files: Record<string, string> = {}): MapLayout {
  const map = readStoryMap({ source, files });
  if (map === null) throw new Error('No map.');
  return layOutMap(foldMap(map, new Set()));
}

function overlap(one: MapRect, other: MapRect): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}

function contains(outer: MapRect, inner: MapRect): boolean {
  return (
    outer.x <= inner.x &&
    outer.y <= inner.y &&
    inner.x + inner.width <= outer.x + outer.width &&
    inner.y + inner.height <= outer.y + outer.height
  );
}

const HOUSE = `INCLUDE garden.ink
-> hall
== hall
* [Up] -> attic
* [A choice with a text that is too long for a line] -> garden
* [Down] -> cellar.stairs ->
+ -> hall
== attic
-> next(-> hall)
== next(-> to)
-> to
== cellar
Dark.
-> END
= stairs
->->
= door
-> nowhere
`;
const GARDEN = '== garden\n-> constructor\n= constructor\n-> hall\n';

const layout = layoutOf(HOUSE, { 'garden.ink': GARDEN });

test('boxes do not overlap, and lie within the map and their frames', () => {
  const { boxes, groups } = layout;
  expect(boxes.length).toBeGreaterThan(9);
  boxes.forEach((box, index) => {
    expect(contains(layout, box)).toBe(true);
    for (const other of boxes.slice(index + 1)) expect(overlap(box, other)).toBe(false);
    const frame = groups.find(({ id }) => id === box.group);
    if (frame !== undefined) expect(contains(frame, box)).toBe(true);
  });
});

test('every line has its points within the map', () => {
  for (const { points } of layout.links) {
    expect(points.length).toBeGreaterThan(1);
    for (const point of points)
      expect(contains(layout, { ...point, width: 0, height: 0 })).toBe(true);
  }
});

test('the story begins at the top', () => {
  const start = layout.boxes.find(({ kind }) => kind === 'start');
  expect(Math.min(...layout.boxes.map(({ y }) => y))).toBe(start?.y);
  expect(start?.label).toBe('Beginning');
});

test('long texts are cut off; a small map has the texts of its choices', () => {
  const texts = layout.links.flatMap(({ label }) => label?.text ?? []);
  expect(texts).toEqual(['Up', 'A choice with a text that is …', 'Down']);
});

test('a large map draws all its lines, though only some are laid out', () => {
  const knots = Array.from({ length: MAX_OPEN + 10 }, (_, index) => `== k${index}\n-> hub\n`);
  const large = layoutOf(`-> k0\n== hub\n-> END\n${knots.join('')}`);
  expect(large.links).toHaveLength(MAX_OPEN + 11);
  for (const { points } of large.links) expect(points.length).toBeGreaterThan(1);
});
