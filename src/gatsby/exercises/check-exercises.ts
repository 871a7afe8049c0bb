import type { Problem } from '../../base/problems/problem';
import type { CodeSample } from '../../docs/document/samples/ink-sample';
import type { PlacedExercise } from '../../docs/exercises/exercise';
import { entries } from '../project/entries';
import type { SampleCheckOptions } from '../samples/check-samples';
import { cacheResults, resultKey } from '../threads/cache-results';
import type { Task } from '../threads/task';
import type { CheckedTexts, TextResults } from './check-texts';

const checkTexts: Task<CheckedTexts, TextResults> = {
  file: entries.checkTexts,
  name: 'checkTexts',
};

/** Checks every exercise’s solution and start, once per content: the first must pass, the second must not. */
export async function checkExercises(
  exercises: readonly PlacedExercise[],
  { digest, ...options }: SampleCheckOptions,
): Promise<Problem[]> {
  const inputs = exercises.map(({ exercise: { start, solution, checks } }) => ({
    input: { start, solution, checks },
    key: resultKey(digest, ['exercise', start, solution, checks]),
  }));
  const results = await cacheResults(checkTexts, inputs, options);
  return results.flatMap((result, index) => {
    const exercise = exercises[index];
    return exercise === undefined ? [] : problemsOf(exercise, result);
  });
}

/** The solutions as samples of their file, so that their tags and markup are checked like those of a page. */
export function solutionSamples(exercises: readonly PlacedExercise[]): Map<string, CodeSample[]> {
  const samples = new Map<string, CodeSample[]>();
  for (const { exercise, file, solutionLine: line } of exercises) {
    const sample = { language: 'ink', code: exercise.solution, meta: '', line };
    samples.set(file, [...(samples.get(file) ?? []), sample]);
  }
  return samples;
}

function problemsOf(
  { exercise, file, line, solutionLine }: PlacedExercise,
  { solution, start }: TextResults,
): Problem[] {
  const problems: Problem[] = [];
  if (!solution.isDone) {
    const { say, taken, issue } = solution;
    const way = taken.length === 0 ? '' : ` after ${taken.map((label) => `“${label}”`).join(', ')}`;
    const why = say === null ? (issue?.text ?? '') : `It fails${way} the check that says “${say}”`;
    problems.push({
      severity: 'error',
      file,
      line: solutionLine + (say === null ? (issue?.line ?? 0) : 0),
      message: `The solution of “${exercise.id}” does not pass its checks. ${why}`,
      hint: 'Correct the solution or that check.',
    });
  }
  if (start.isDone)
    problems.push({
      severity: 'error',
      file,
      line,
      message: `The start of “${exercise.id}” passes all checks, so there is nothing to do.`,
      hint: 'Add a check that only the solution passes.',
    });
  return problems;
}
