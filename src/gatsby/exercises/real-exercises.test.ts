import { readFileSync } from 'node:fs';
import { checkExercise } from '../../lessons/exercises/check-exercise';
import { parseExercises } from '../../lessons/exercises/parse-exercises';
import { readExercises } from './read-exercises';

const { exercises, problems } = readExercises(process.cwd());
const TUTORIAL = 'content/docs/tutorial-basics/create-a-document.mdx';

test('the example of the tutorial is an exercise', () => {
  const [, yaml = ''] = /```yaml title="content\/exercises[^\n]*\n([^`]*)```/.exec(
    readFileSync(TUTORIAL, 'utf8'),
  )!;
  const parsed = parseExercises(yaml, TUTORIAL);
  expect(parsed.problems).toEqual([]);
  const { start, solution, checks } = parsed.exercises[0]!.exercise;
  expect(checkExercise(solution, checks).isDone).toBe(true);
  expect(checkExercise(start, checks).isDone).toBe(false);
});

test('no two exercises of a page begin with the same text, by which drafts are found', () => {
  const starts = exercises.map(({ exercise: { page, start } }) => `${page}\n${start}`);
  expect(new Set(starts).size).toBe(starts.length);
});

test('all files can be read', () => {
  expect(problems).toEqual([]);
});

describe.each(exercises)('$exercise.page: $exercise.id', ({ exercise }) => {
  const { start, solution, checks } = exercise;

  test('the solution passes, the start does not', () => {
    expect(checkExercise(solution, checks)).toEqual({
      isDone: true,
      say: null,
      taken: [],
      issue: null,
    });
    expect(checkExercise(start, checks)).toMatchObject({ isDone: false });
  });
});
