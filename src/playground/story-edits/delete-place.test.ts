import { deletePlace, usesOfPlace } from './delete-place';
import { applyEdits } from './text-edit';

const STORY = `// A story.
VAR next = -> b
-> a
== a
{b > 1: again}
+ [One] -> b
+ [Two] -> b.deep // to b
-> b -> END

// about b
== b
// note
VAR coins = 1
Dark.
= deep
-> b
// about c
== c
-> a.only
`;
const program = { source: STORY, files: {} };

function without(id: string, to: string | null): string {
  const plan = deletePlace(program, id, to);
  return 'problem' in plan ? plan.problem : applyEdits(program, plan.edits).source;
}

test('what names a place from elsewhere is told apart', () => {
  const { diverts, others } = usesOfPlace(program, 'b');
  expect(diverts.map(({ line, path }) => [line, path])).toEqual([
    [6, 'b'],
    [7, 'b.deep'],
  ]);
  expect(others.map(({ line }) => line)).toEqual([2, 5, 8]);
});

test('a place goes with its stitches; what else it declares stays, and comments of others', () => {
  const gone = `// about b
VAR coins = 1
// about c
== c`;
  expect(without('b', null)).toBe(
    STORY.slice(0, STORY.indexOf('// about b')) + gone + STORY.slice(STORY.indexOf('\n-> a.only')),
  );
});

test('arrows to it lead elsewhere', () => {
  expect(without('b', 'c')).toContain('+ [One] -> c\n+ [Two] -> c // to b\n-> b -> END');
  expect(without('b', 'END')).toContain('+ [One] -> END\n+ [Two] -> END // to b\n');
});

test('with the last place of a file, the empty lines above it go', () => {
  const before = { source: '-> a\n== a\n-> END\n\n\n== b\n-> END\n', files: {} };
  const plan = deletePlace(before, 'b', null);
  expect('edits' in plan && applyEdits(before, plan.edits).source).toBe('-> a\n== a\n-> END\n');
});

test('a stitch goes alone', () => {
  expect(without('b.deep', 'b')).toBe(
    STORY.replace('= deep\n-> b\n', '').replace('-> b.deep', '-> b'),
  );
});

test('a knot whose only line was its stitch ends', () => {
  const source = '-> a\n== a\n= one\nText.\n-> END\n';
  const plan = deletePlace({ source, files: {} }, 'a.one', null);
  expect('edits' in plan && applyEdits({ source, files: {} }, plan.edits).source).toBe(
    '-> a\n== a\n-> END\n',
  );
});

test.each([
  ['', 'c', 'changed'],
  ['nowhere', 'c', 'changed'],
  ['b', 'b.deep', 'changed'],
])('“%s” cannot go for “%s”', (id, to, problem) => {
  expect(without(id, to)).toBe(problem);
});

test('what led there can lead to the beginning, which is where the story goes at once', () => {
  expect(without('b', '')).toBe(without('b', 'a'));
});
