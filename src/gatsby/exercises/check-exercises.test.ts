import type { PlacedExercise } from '../../docs/exercises/exercise';
import { checkExercises } from './check-exercises';

const SOLUTION = 'A door.\n* [Knock] -> END';
const START = 'A door.\n-> END';

function placed(start: string, solution: string): PlacedExercise {
  const checks = [{ kind: 'offers', value: 'knock', say: 'Who knocks?' }];
  const texts = { task: '', hints: [], title: '', page: 'a', level: 1 as const };
  return {
    exercise: { id: 'door', ...texts, start, solution, checks },
    file: 'content/exercises/a.yaml',
    line: 3,
    solutionLine: 9,
  };
}

function options() {
  const stored = new Map<string, unknown>();
  const cache = {
    get: (key: string) => Promise.resolve(stored.get(key)),
    set: (key: string, value: unknown) => Promise.resolve(stored.set(key, value)),
  };
  return { cache: { get: jest.fn(cache.get), set: jest.fn(cache.set) }, digest: '1' };
}

test('a solution that passes and a start that fails are fine', async () => {
  expect(await checkExercises([placed(START, SOLUTION)], options())).toEqual([]);
});

test.each([
  ['a solution that fails', placed(START, START), 9, /does not pass .*“Who knocks\?”/],
  ['a solution that does not compile', placed(START, 'A.\n-> nowhere'), 11, /nowhere/],
  ['a start that passes', placed(SOLUTION, SOLUTION), 3, /start of “door” passes/],
])('%s stops the build', async (_, exercise, line, message) => {
  const [problem] = await checkExercises([exercise], options());
  expect(problem).toMatchObject({
    severity: 'error',
    file: 'content/exercises/a.yaml',
    line,
    message: expect.stringMatching(message) as string,
  });
});

test('is done once for the same content', async () => {
  const cached = options();
  await checkExercises([placed(START, SOLUTION)], cached);
  await checkExercises([placed(START, SOLUTION)], cached);
  expect(cached.cache.set).toHaveBeenCalledTimes(1);
});
