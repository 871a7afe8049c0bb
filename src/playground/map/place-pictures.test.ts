/** @jest-environment node */
import { foldMap } from '../../ink/map/fold-map';
import { layOutMap } from '../../ink/map/lay-out-map';
import { readStoryGraph } from '../../ink/map/read-story-graph';
import { withBoxPictures, withPictures } from './place-pictures';

function graphOf(source: string, files: Record<string, string> = {}) {
  const program = { source, files };
  const graph = readStoryGraph(program);
  if (graph === null) throw new Error('No map.');
  return withPictures(graph, program);
}

const picturesIn = (...story: Parameters<typeof graphOf>) =>
  Object.fromEntries(graphOf(...story).places.map(({ id, picture }) => [id, picture ?? null]));

test('a place has the first picture that its own lines show', () => {
  const source = `# cover: cover.png
# title: House
-> hall
== hall
// # IMAGE: note.png
A hall. [img]hall.png[/img]
# IMAGE: second.png
-> attic
= door
# BACKGROUND: door.png
-> attic
== attic
# AUDIO: rain.mp3
-> cellar
== cellar
# BACKGROUND: false
# PAGE_BACKGROUND: cellar.png
[video]a.mp4[/video]
- (deep)
[picture]deep.png[/picture]
-> END
== tower
~ temp path = "tower.png"
# IMAGE: {path}.png
-> END
`;
  expect(picturesIn(source)).toEqual({
    '': null,
    hall: 'hall.png',
    'hall.door': 'door.png',
    attic: null,
    cellar: 'cellar.png',
    'cellar.deep': 'deep.png',
    tower: null,
  });
  const files = { 'b.ink': '== yard\n# IMAGE: yard.png\n-> END\n' };
  expect(picturesIn('INCLUDE b.ink\n# IMAGE: start.png\n-> yard\n', files)).toMatchObject({
    '': 'start.png',
    yard: 'yard.png',
  });
});

test('boxes are higher for pictures that the project has, and cover none another', () => {
  const source = ['-> k0', ...Array.from({ length: 30 }, (_, index) => knotOf(index))].join('\n');
  const graph = graphOf(source);
  const map = foldMap(graph, new Set());
  expect(withBoxPictures(map, graph, new Set())).toBe(map);
  const { boxes } = layOutMap(withBoxPictures(map, graph, new Set(['a.png', 'c.png'])));
  for (const { id, picture, height } of boxes) {
    const isPictured = picture !== undefined;
    expect([id, isPictured]).toEqual([id, /^place k\d*[02468]$/.test(id)]);
    expect(height > 90).toBe(isPictured);
  }
  for (const [index, one] of boxes.entries()) {
    for (const other of boxes.slice(index + 1)) {
      const isApart =
        Math.abs(one.x + one.width / 2 - other.x - other.width / 2) >=
          (one.width + other.width) / 2 ||
        Math.abs(one.y + one.height / 2 - other.y - other.height / 2) >=
          (one.height + other.height) / 2;
      expect([one.id, other.id, isApart]).toEqual([one.id, other.id, true]);
    }
  }
});

/** Every second knot has a picture that there is. */
function knotOf(index: number): string {
  const picture = index % 2 === 0 ? 'a.png' : 'missing.png';
  const ways = [2 * index + 1, 2 * index + 2].map((to) =>
    to < 30 ? `+ [On] -> k${to}` : '-> END',
  );
  return `== k${index}\n# IMAGE: ${picture}\n${ways.join('\n')}`;
}
