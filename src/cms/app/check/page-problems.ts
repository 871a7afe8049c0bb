import type { Problem } from '../../../base/problems/problem';
import { BROKEN, ORIGINAL, type EditableData } from '../../editing/editable-data';
import { labelOf } from '../fields/page-fields';

/**
 * The problems of a page in the words of its form: a missing value is an empty field, and is not reported on a new
 * page.
 */
export function pageProblems(data: EditableData, problems: readonly Problem[]): Problem[] {
  if (data[BROKEN] === true) return [...problems];
  const isBegun = data[ORIGINAL] !== undefined || Boolean(data.body);
  return problems.flatMap((problem): Problem[] => {
    if (problem.missingKey === undefined) return [problem];
    if (!isBegun) return [];
    return [inFormWords(problem, 'Every page needs it.')];
  });
}

/** A missing value as a form shows it: an empty field; other problems stay as they are. */
export function inFormWords(problem: Problem, hint: string): Problem {
  if (problem.missingKey === undefined) return problem;
  return { ...problem, message: `The field “${labelOf(problem.missingKey)}” is empty.`, hint };
}
