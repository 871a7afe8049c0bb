import type { Exercise, PlacedExercise } from './exercise';
import { checkPlaces, exercisesIn } from './place-exercises';

const placed = (id: string, line: number, page = 'a'): PlacedExercise => ({
  exercise: { id, page } as Exercise,
  file: `content/exercises/${page}.yaml`,
  line,
  solutionLine: line,
});
const page = (...ids: string[]) => ({
  file: 'content/docs/a.mdx',
  docId: 'a',
  uses: ids.map((id, index) => ({ id, line: index + 10 })),
});

test('finds the exercises of a tree, in other components too', () => {
  expect(
    exercisesIn([
      'a',
      ['Exercise', { id: 'one', line: 3 }],
      ['Details', 0, ['Exercise', { id: 'two', line: 5 }]],
    ]),
  ).toEqual([
    { id: 'one', line: 3 },
    { id: 'two', line: 5 },
  ]);
});

test('has nothing to say about exercises that are shown once', () => {
  expect(checkPlaces([placed('one', 1), placed('two', 5)], [page('two', 'one')])).toEqual([]);
});

test.each([
  [
    'an unknown id',
    [placed('one', 1)],
    page('one', 'tow'),
    'content/docs/a.mdx',
    11,
    /no exercise/,
  ],
  ['an unused exercise', [placed('one', 1)], page(), 'content/exercises/a.yaml', 1, /on no page/],
  [
    'an exercise of another page',
    [placed('one', 1, 'b')],
    page('one'),
    'content/docs/a.mdx',
    10,
    /belongs to the page b/,
  ],
  [
    'one that is shown twice',
    [placed('one', 1)],
    page('one', 'one'),
    'content/docs/a.mdx',
    11,
    /already/,
  ],
  [
    'two with the same id',
    [placed('one', 1), placed('one', 9)],
    page('one'),
    'content/exercises/a.yaml',
    9,
    /Another exercise/,
  ],
])('reports %s', (_, exercises, uses, file, line, message) => {
  expect(checkPlaces(exercises, [uses])[0]).toMatchObject({
    severity: 'error',
    file,
    line,
    message: expect.stringMatching(message) as string,
  });
});
