import {
  canDraw,
  chooseFolds,
  foldMap,
  foldSteps,
  groupsOf,
  MAX_BOXES,
  MAX_OPEN,
} from './fold-map';
import { readStoryGraph } from './read-story-graph';
import type { StoryGraph } from './story-graph';
import { tangledMap } from './tangled-map.fixture';

const nothing: ReadonlySet<string> = new Set();

function mapOf(source: string, files: Record<string, string> = {}): StoryGraph {
  const map = readStoryGraph({ source, files });
  if (map === null) throw new Error('No map.');
  return map;
}

const CAVE = `INCLUDE sea.ink
VAR next = -> cave
-> cave
== cave
* [Swim] -> pool
* [Dive] -> pool
+ {next} -> cave
* [Sail] -> sea.deep ->
= pool
-> next
= mouth
-> gone
`;
const SEA = '== sea\n-> DONE\n= deep\n->->\n';

/** A story of so many knots, each with a stitch; they stand in included files of twenty. */
function largeStory(knots: number): StoryGraph {
  const files: Record<string, string> = {};
  let source = '-> k0\n';
  for (let index = 0; index < knots; index += 1) {
    const file = `part${Math.floor(index / 20)}.ink`;
    if (!(file in files)) source = `INCLUDE ${file}\n${source}`;
    const next = index + 1 < knots ? `k${index + 1}` : 'END';
    files[file] = `${files[file] ?? ''}== k${index}\nText.\n-> s\n= s\n-> ${next}\n`;
  }
  return mapOf(source, files);
}

const byId = <T extends { id: string }>(list: readonly T[], id: string): T | undefined =>
  list.find((one) => one.id === id);

describe('an open map', () => {
  const { groups, boxes, links } = foldMap(mapOf(CAVE, { 'sea.ink': SEA }), nothing);

  it('has a box for each place and a frame for each knot with stitches and each included file', () => {
    expect(groups.map(({ id, parent }) => [id, parent])).toEqual([
      ['knot cave', null],
      ['file sea.ink', null],
      ['knot sea', 'file sea.ink'],
    ]);
    expect(
      boxes
        .filter(({ kind }) => kind !== 'variable' && kind !== 'missing')
        .map(({ name, group }) => [name, group]),
    ).toEqual([
      ['Beginning', null],
      ['sea', 'knot sea'],
      ['deep', 'knot sea'],
      ['cave', 'knot cave'],
      ['pool', 'knot cave'],
      ['mouth', 'knot cave'],
    ]);
  });

  it('draws all ways of a kind between two boxes as one line', () => {
    const swim = links.find(({ to }) => to === 'place cave.pool');
    expect(swim).toMatchObject({
      from: 'place cave',
      choices: ['Swim', 'Dive'],
      isChoice: true,
      isConditional: false,
      keys: ['cave cave.pool'],
    });
    expect(links.find(({ to }) => to === 'place sea.deep')).toMatchObject({ kind: 'tunnel' });
  });

  it('marks ends, returns and loops on their boxes', () => {
    expect(byId(boxes, 'place sea')).toMatchObject({ isEnd: true, isReturn: false });
    expect(byId(boxes, 'place sea.deep')).toMatchObject({ isEnd: false, isReturn: true });
    expect(byId(boxes, 'place cave')).toMatchObject({ isLoop: true });
    expect(links.some(({ from, to }) => from === to)).toBe(false);
  });

  it('marks what nothing leads to, and where the story runs out', () => {
    const { boxes: marked } = foldMap(mapOf('-> a\n== a\n* [Swim]\n== b\n-> END\n'), nothing);
    expect(byId(marked, 'place a')).toMatchObject({ isOpen: true, isUnreached: false });
    expect(byId(marked, 'place b')).toMatchObject({ isOpen: false, isUnreached: true });
  });

  it('shows what a variable holds, and names that do not exist, as boxes of their own', () => {
    expect(boxes.filter(({ kind }) => kind === 'variable').map(({ name }) => name)).toEqual([
      'next',
    ]);
    expect(boxes.filter(({ kind }) => kind === 'missing').map(({ name }) => name)).toEqual([
      'gone',
    ]);
  });
});

describe('a folded map', () => {
  const map = mapOf(CAVE, { 'sea.ink': SEA });

  it('has one box for a knot with its stitches', () => {
    const { boxes, links } = foldMap(map, new Set(['knot cave']));
    expect(byId(boxes, 'place cave')).toMatchObject({
      places: ['cave', 'cave.pool', 'cave.mouth'],
      folds: 'knot cave',
    });
    expect(byId(boxes, 'place cave.pool')).toBeUndefined();
    expect(links.some(({ from, to }) => from === to)).toBe(false);
  });

  it('has one box for a file, whatever else is folded', () => {
    const { boxes, groups } = foldMap(map, new Set(['file sea.ink']));
    expect(groups.map(({ id }) => id)).toEqual(['knot cave']);
    expect(boxes.find(({ kind }) => kind === 'file')).toMatchObject({
      name: 'sea.ink',
      places: ['sea', 'sea.deep'],
    });
  });
});

describe('labels', () => {
  const TALK = `-> talk
== talk
- (top) Hello.
* (ask) Ask -> reply
* [Go] -> sea.deep
- (late) -> top
= reply
-> late
== sea
-> END
= deep
-> talk.late
`;
  const map = mapOf(TALK);
  const linksOf = (folds: ReadonlySet<string>) =>
    foldMap(map, folds).links.map(({ from, to }) => `${from} > ${to}`.replaceAll('place ', ''));

  it('are folded at first, unless there is nothing else', () => {
    expect(chooseFolds(map)).toEqual(new Set(['labels talk']));
    expect(chooseFolds(mapOf('- (top) Hi.\n* (a) Yes\n* (b) No\n- (late) -> top'))).toEqual(
      nothing,
    );
  });

  it('are in the box of their place, which counts and marks itself only', () => {
    const { boxes, links, groups } = foldMap(map, new Set(['labels talk']));
    expect(groups.map(({ id }) => id)).toEqual(['knot talk', 'knot sea']);
    expect(byId(boxes, 'place talk')).toMatchObject({
      places: ['talk', 'talk.top', 'talk.ask', 'talk.late'],
      size: 1,
      folds: 'knot talk',
      labels: 'labels talk',
      isLoop: true,
    });
    expect(links.find(({ to }) => to === 'place talk.reply')).toMatchObject({
      choices: ['Ask'],
      keys: ['talk talk.reply'],
    });
    expect(linksOf(new Set(['labels talk']))).toContain('sea.deep > talk');
  });

  it('have boxes and lines of their own when they are unfolded', () => {
    const { boxes, groups } = foldMap(map, nothing);
    expect(groups.map(({ id }) => id)).toContain('labels talk');
    expect(byId(boxes, 'place talk.top')).toMatchObject({
      kind: 'label',
      name: 'top',
      group: 'labels talk',
    });
    expect(linksOf(nothing)).toEqual(
      expect.arrayContaining([
        'talk > talk.top',
        'talk.top > talk.ask',
        'talk.ask > talk.reply',
        'talk.reply > talk.late',
        'sea.deep > talk.late',
      ]),
    );
  });

  it('show only what is known of a play', () => {
    const gone = (source: string) =>
      foldMap(mapOf(source), nothing)
        .links.filter(({ keys }) => keys.includes('a b'))
        .map(({ from }) => from);
    expect(gone('-> a\n== a\n- (x) -> b\n== b\n-> END')).toEqual(['place a.x']);
    // Either may have been taken.
    expect(gone('-> a\n== a\n* (x) X -> b\n* (y) Y -> b\n== b\n-> END')).toEqual([]);
  });

  it('fold before the stitches of their knot, and unfold after them', () => {
    const [box] = foldMap(map, nothing).boxes.filter(({ id }) => id === 'place talk');
    const steps = (...folds: string[]) => foldSteps(box!, new Set(folds));
    expect(steps()).toEqual({ unfold: null, fold: 'labels talk' });
    expect(steps('labels talk')).toEqual({ unfold: 'labels talk', fold: 'knot talk' });
    expect(steps('labels talk', 'knot talk')).toEqual({ unfold: 'knot talk', fold: null });
  });
});

describe('what is folded at first', () => {
  it('is nothing in a small map', () => {
    expect(chooseFolds(mapOf(CAVE, { 'sea.ink': SEA }))).toEqual(new Set());
  });

  it('are knots, then files, until the map is readable', () => {
    const several = largeStory(100);
    expect(foldMap(several, nothing).boxes.length).toBeGreaterThan(MAX_OPEN);
    const folds = chooseFolds(several);
    expect([...(folds ?? [])].every((id) => id.startsWith('knot '))).toBe(true);
    const many = largeStory(MAX_BOXES + 20);
    const most = chooseFolds(many) ?? nothing;
    expect(most).toEqual(new Set(groupsOf(many).map(({ id }) => id)));
    expect(canDraw(foldMap(many, most))).toBe(true);
  });

  it('are parts of a large file, of knots that follow one another', () => {
    const map = tangledMap(500, 2);
    const folds = chooseFolds(map) ?? nothing;
    const { boxes, groups } = foldMap(map, folds);
    expect(groups).toEqual([]);
    expect(boxes).toHaveLength(26);
    expect(boxes[1]).toMatchObject({ kind: 'part', name: 'k0 – k19', folds: 'part k0', line: 2 });
    expect(boxes.flatMap(({ places }) => places)).toHaveLength(501);
    const [first, ...others] = folds;
    const opened = foldMap(map, new Set(others));
    expect(opened.boxes).toHaveLength(26 + 19);
    // It can be folded again at its first knot.
    expect(byId(opened.boxes, 'place k0')).toMatchObject({ folds: first, group: null });
    expect(byId(opened.boxes, 'place k1')).toMatchObject({ folds: null });
  });

  it('are more than that the larger the story is, so that any can be drawn', () => {
    const map = tangledMap(5000, 2);
    expect(foldMap(map, chooseFolds(map) ?? nothing).boxes).toHaveLength(26);
  });

  it('is not known for a story that is too large even then', () => {
    const map = tangledMap(MAX_BOXES + 1, 1, (index) => `part${index}.ink`);
    expect(chooseFolds(map)).toBeNull();
  });
});

test('names that are those of an object’s own properties do no harm', () => {
  const source =
    '-> constructor\n== constructor\n-> __proto__\n= toString\n-> END\n== __proto__\n-> END';
  const { boxes, links } = foldMap(mapOf(source), nothing);
  expect(boxes.map(({ name }) => name)).toEqual([
    'Beginning',
    'constructor',
    'toString',
    '__proto__',
  ]);
  expect(links).toHaveLength(2);
});
