import type { Problem } from '../../../base/problems/problem';
import type { EditableData } from '../../editing/editable-data';
import { problemsOfSaving } from './check-before-save';

/** Marks those problems of a form that stop it from being saved; others are saved, and stop a build. */
export function markUnsaved(
  file: string,
  data: EditableData,
  problems: readonly Problem[],
): readonly Problem[] {
  if (!problems.some(({ severity }) => severity === 'error')) return problems;
  const messages = new Set(problemsOfSaving(file, data).map(({ message }) => message));
  return problems.map((problem) =>
    messages.has(problem.message) ? { ...problem, stopsSaving: true } : problem,
  );
}
