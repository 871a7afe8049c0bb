import { directLinks } from './direct-links';
import { chooseFolds, foldMap } from './fold-map';
import { layOutMap, type MapLayout, type MapRect } from './lay-out-map';
import { readStoryGraph } from './read-story-graph';
import type { StoryGraph } from './story-graph';
import { tangledMap } from './tangled-map.fixture';

function layoutOf(source: string, files: Record<string, string> = {}): MapLayout {
  const map = readStoryGraph({ source, files });
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

describe('a map of 500 knots with 1,000 tangled ways', () => {
  test.each([
    ['folded', (map: StoryGraph) => chooseFolds(map)],
    ['unfolded', () => new Set<string>()],
  ])('is laid out when it is %s, with all its lines', (_, foldsOf) => {
    const map = tangledMap(500, 2);
    const folded = foldMap(map, foldsOf(map) ?? new Set());
    const layout = layOutMap(folded);
    expect(layout.links).toHaveLength(folded.links.length);
    for (const { points } of layout.links) expect(points.length).toBeGreaterThan(1);
    // Those that the library lays out take its time; it would take minutes for all.
    const laidOut = folded.links.length - directLinks(folded.boxes, folded.links).size;
    expect(laidOut).toBeLessThan(folded.boxes.length + 150);
  });
});

test('the number of other choices keeps its sign before it, whatever the direction of the text', () => {
  const labelsOf = (first: string) =>
    layoutOf(`* [${first}] -> hall\n* [Go] -> hall\n== hall\n-> END\n`).links.map(
      ({ label }) => label?.text,
    );
  expect(labelsOf('Run')).toContain('Run +1');
  expect(labelsOf('اذهب')).toContain('اذهب \u2066+1\u2069');
});

test('a tangled map has no frames where the library fails with them', () => {
  // With 500 knots, the library would take some fifteen seconds before it fails.
  const map = tangledMap(100, 2, (index) => `part${Math.floor(index / 10)}.ink`);
  const folded = foldMap(map, new Set());
  expect(folded.groups).toHaveLength(10);
  expect(layOutMap(folded)).toMatchObject({ groups: [] });
});
