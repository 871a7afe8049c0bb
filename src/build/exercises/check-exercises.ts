import { createHash } from 'node:crypto';
import type { CodeSample } from '../../core/document/document-content';
import { checkExercise, type ExerciseResult } from '../../core/exercises/check-exercise';
import type { PlacedExercise } from '../../core/exercises/exercise';
import type { Problem } from '../../core/problems/problem';
import type { SampleCheckOptions } from '../samples/check-samples';

/** Results of the solution and of the start; they can be stored as JSON. */
interface Outcome {
  solution: ExerciseResult;
  start: ExerciseResult;
}

/** Checks every exercise’s solution and start, once per content: the first must pass, the second must not. */
export async function checkExercises(
  exercises: readonly PlacedExercise[],
  { cache, digest }: SampleCheckOptions,
): Promise<Problem[]> {
  const kept: Promise<unknown>[] = [];
  const problems: Problem[] = [];
  for (const placed of exercises) {
    const { start, solution, checks } = placed.exercise;
    const key = createHash('sha256')
      .update(digest)
      .update(JSON.stringify(['exercise', start, solution, checks]))
      .digest('hex');
    let outcome = (await cache.get(key)) as Outcome | undefined;
    if (outcome === undefined) {
      outcome = {
        solution: checkExercise(solution, checks),
        start: checkExercise(start, checks),
      };
      // Awaited together: one by one, the cache would write each to disk before the next.
      kept.push(cache.set(key, outcome));
    }
    problems.push(...problemsOf(placed, outcome));
  }
  await Promise.all(kept);
  return problems;
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
  { solution, start }: Outcome,
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
