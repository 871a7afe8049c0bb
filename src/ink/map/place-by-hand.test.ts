import { foldMap } from './fold-map';
import { LABEL_FONT, layOutMap, type MapLayout } from './lay-out-map';
import { labelRects, placedByHand, positionsOf, withRoomInBoxes } from './place-by-hand';
import { readStoryGraph } from './read-story-graph';
import { textWidth } from './text-width';

function layoutOf(source: string): MapLayout {
  const graph = readStoryGraph({ source, files: {} });
  if (graph === null) throw new Error('No map.');
  return layOutMap(foldMap(graph, new Set()));
}

const STORY = '-> a\n== a\n+ [Go] -> b\n+ [Stay] -> c.d\n== b\n-> END\n== c\n= d\n-> END\n';
const layout = layoutOf(STORY);
const boxOf = ({ boxes }: MapLayout, id: string) => boxes.find((box) => box.id === id);
const linkOf = ({ links }: MapLayout, from: string, to: string) =>
  links.find((link) => link.from === from && link.to === to);

test('without positions, the layout stays', () => {
  expect(placedByHand(layout, {})).toBe(layout);
  expect(placedByHand(layout, { 'place gone': { x: 1, y: 1 } })).toBe(layout);
});

test('a box is where it was put, its lines are straight, and others as they were', () => {
  const moved = placedByHand(layout, { ...positionsOf(layout), 'place b': { x: 900, y: -50 } });
  expect(boxOf(moved, 'place b')).toMatchObject({ x: 900, y: -50 });
  const straight = linkOf(moved, 'place a', 'place b');
  expect(straight?.points).toHaveLength(3);
  expect(straight?.label?.text).toBe('Go');
  expect(linkOf(moved, 'place ', 'place a')).toEqual(linkOf(layout, 'place ', 'place a'));
  expect(moved.x + moved.width).toBeGreaterThan(900);
  expect(moved.y).toBeLessThan(-50);
});

test('a frame goes around its boxes', () => {
  const moved = placedByHand(layout, { ...positionsOf(layout), 'place c.d': { x: 500, y: 600 } });
  const frame = moved.groups.find(({ id }) => id === 'knot c');
  const box = boxOf(moved, 'place c.d');
  if (frame === undefined || box === undefined) throw new Error('No frame.');
  expect(frame.x + frame.width).toBeGreaterThan(box.x + box.width);
  expect(frame.y + frame.height).toBeGreaterThan(box.y + box.height);
});

test('a box without a position stands below one that leads to it, beside others', () => {
  const more = layoutOf(`${STORY}== e\n-> END\n`.replace('-> c.d', '-> c.d\n+ [New] -> e'));
  const placed = placedByHand(more, {
    'place a': { x: 0, y: 0 },
    'place b': { x: 0, y: 76 },
  });
  const box = boxOf(placed, 'place e');
  expect(box?.y).toBe(76);
  expect(box?.x).toBeGreaterThan(boxOf(placed, 'place b')?.width ?? 0);
});

test('boxes that get pictures make room, and those without stay where they are', () => {
  const put = {
    'place a': { x: 0, y: 0 },
    'place b': { x: 8, y: 50 },
    'place c.d': { x: 900, y: 4 },
  };
  const graph = readStoryGraph({ source: STORY, files: {} });
  if (graph === null) throw new Error('No map.');
  const map = foldMap(graph, new Set());
  const pictured = layOutMap({
    ...map,
    boxes: map.boxes.map((box) => (box.id === 'place a' ? { ...box, picture: 'a.png' } : box)),
  });
  const roomy = withRoomInBoxes(pictured, put);
  expect(roomy['place b']?.y).toBeGreaterThan(boxOf(pictured, 'place a')?.height ?? 1000);
  expect(roomy).toMatchObject({ 'place a': put['place a'], 'place c.d': put['place c.d'] });
  expect(withRoomInBoxes(layout, put)).toBe(put);
});

test('only boxes that were moved are others, so that only they are drawn again', () => {
  const moved = placedByHand(layout, { ...positionsOf(layout), 'place b': { x: 900, y: -50 } });
  const changed = moved.boxes.filter((box) => !layout.boxes.includes(box));
  expect(changed.map(({ id }) => id)).toEqual(['place b']);
});

test.each([
  ['below', 0, 76],
  ['close below', 4, 50],
  ['beside', 260, 0],
  ['across', 120, 90],
])('the texts of a way there and one back stand apart, with the other place %s', (_, x, y) => {
  const both = layoutOf(
    '-> a\n== a\n+ [Go down to the water] -> b\n== b\n+ [Go back up the stairs] -> a\n',
  );
  const placed = placedByHand(both, {
    'place ': { x: 0, y: -400 },
    'place a': { x: 0, y: 0 },
    'place b': { x, y },
  });
  const [there, back] = ['a', 'b'].map((from) => {
    const label = linkOf(placed, `place ${from}`, `place ${from === 'a' ? 'b' : 'a'}`)?.label;
    return label ?? { text: '', x: 0, y: 0 };
  });
  const across = Math.abs((there?.x ?? 0) - (back?.x ?? 0));
  const down = Math.abs((there?.y ?? 0) - (back?.y ?? 0));
  const widths = [there, back].map((one) => textWidth(one?.text ?? '', LABEL_FONT));
  expect(across >= ((widths[0] ?? 0) + (widths[1] ?? 0)) / 2 || down >= LABEL_FONT).toBe(true);
});

test.each([
  ['far below', 0, 300, ['Go down to the water and wade', 'Go back up the stairs']],
  ['where there is no room for a text', 0, 32, []],
  ['on the text of a line between others', 40, 60, null],
])('no text of a line covers a box or another text: %s', (_, x, y, texts) => {
  const story = '-> a\n== a\n+ [Go down to the water and wade] -> b\n+ [Wait] -> c\n';
  const three = layoutOf(`${story}== b\n+ [Go back up the stairs] -> a\n== c\n-> END\n`);
  const placed = placedByHand(three, {
    ...positionsOf(three),
    'place a': { x: 0, y: 0 },
    'place b': { x, y },
  });
  const labels = placed.links.filter(({ label }) => label !== null);
  const rects = labels.map(({ label }) => labelRects(label)).flat();
  const all = [...placed.boxes, ...rects];
  const overlapping = rects.filter((one) =>
    all.some(
      (other) =>
        other !== one &&
        one.x < other.x + other.width &&
        other.x < one.x + one.width &&
        one.y < other.y + other.height &&
        other.y < one.y + one.height,
    ),
  );
  expect(overlapping).toEqual([]);
  const between = labels.filter(({ from, to }) => from !== 'place ' && to !== 'place c');
  if (texts !== null) expect(between.map(({ label }) => label?.text)).toEqual(texts);
});
