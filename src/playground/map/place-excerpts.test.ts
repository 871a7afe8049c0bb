/** @jest-environment node */
import { foldMap } from '../../ink/map/fold-map';
import { layOutMap } from '../../ink/map/lay-out-map';
import { readStoryGraph } from '../../ink/map/read-story-graph';
import { withBoxExcerpts, withExcerpts } from './place-excerpts';

function graphOf(source: string, files: Record<string, string> = {}) {
  const program = { source, files };
  const graph = readStoryGraph(program);
  if (graph === null) throw new Error('No map.');
  return withExcerpts(graph, program);
}

test('a place has the words that players read there first', () => {
  const source = `# title: House
VAR cold = true
Once. # CLEAR
-> hall
== hall
// colour: red
# IMAGE: hall.png
~ cold = false
[b]Cold[/b] {here|there}, {cold}. {cold: Brr.} -> attic
/* not this
nor this */
{ cold:
- true: Ice.
}
Quiet.
+ [Go up] Steps.
  Creak.
= door
* (knock) Knock
  Who is there?
- (open) It opens.
-> END
== attic
-> END
`;
  const words = Object.fromEntries(
    graphOf(source).places.map(({ id, excerpt = [] }) => [id, excerpt.join(' ')]),
  );
  expect(words).toEqual({
    '': 'Once.',
    hall: 'Cold here, …. Brr. Quiet.',
    'hall.door': '',
    'hall.door.knock': 'Who is there?',
    'hall.door.open': 'It opens.',
    attic: '',
  });
});

const LONG = 'The tide is out, and the boats lie on their sides in the mud like sleeping dogs.';
const STORY = `-> a\n== a\n${LONG}\n+ [On] -> b\n= c\nDark.\n-> END\n== b\n-> END\n`;

test('boxes have room for them, but not those of folded places, nor in large maps', () => {
  const graph = graphOf(STORY);
  const boxesOf = (folds: ReadonlySet<string>) =>
    new Map(
      layOutMap(withBoxExcerpts(foldMap(graph, folds), graph)).boxes.map((box) => [box.id, box]),
    );
  const open = boxesOf(new Set());
  const [a, b] = [open.get('place a'), open.get('place b')];
  expect(a?.excerpt).toHaveLength(3);
  expect((a?.height ?? 0) - (b?.height ?? 0)).toBeGreaterThan(45);
  expect(open.get('place a.c')?.excerpt).toEqual(['Dark.']);
  expect(boxesOf(new Set(['knot a'])).get('place a')).not.toHaveProperty('excerpt');
  const many = graphOf(
    `-> k0\n${Array.from({ length: 160 }, (_, index) => `== k${index}\nWords.\n-> END\n`).join('')}`,
  );
  const { boxes } = withBoxExcerpts(foldMap(many, new Set()), many);
  expect(boxes.filter(({ excerpt }) => excerpt !== undefined)).toEqual([]);
});

test('a place that does not exist yet has no words, those of the beginning least of all', () => {
  const graph = graphOf('It rains.\n+ [Go in] -> hall\n');
  const map = withBoxExcerpts(foldMap(graph, new Set()), graph);
  expect(map.boxes.map(({ kind, excerpt }) => [kind, excerpt])).toEqual([
    ['start', ['It rains.']],
    ['missing', undefined],
  ]);
});
