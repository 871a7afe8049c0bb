import { useEffect, useRef } from 'react';
import type { Problem } from '../../../base/problems/problem';
import { useIsSaved } from '../store/open-draft';
import { siteProblems } from './site-problems';

/** Whether two problems of one file are the same: a form says of a missing value in its own words that it is empty. */
export function isSame(one: Problem, other: Problem): boolean {
  return one.missingKey === undefined
    ? one.message === other.message
    : one.missingKey === other.missingKey;
}

/**
 * What is wrong in saved files once a form is saved: what its check has found, and finds no longer, is mended, and what it
 * finds now is there. What only the check of all files finds stays.
 */
export function withSavedForm(
  saved: readonly Problem[],
  file: string,
  { now, found }: { now: readonly Problem[]; found: readonly Problem[] },
): readonly Problem[] {
  const isIn = (problem: Problem, among: readonly Problem[]) =>
    among.some((other) => isSame(other, problem));
  const left = saved.filter(
    (problem) => problem.file !== file || !isIn(problem, found) || isIn(problem, now),
  );
  const known = left.filter((problem) => problem.file === file);
  // Once a new page is saved, its form is checked again under the name of its file.
  const added = now.filter((problem) => problem.file === file && !isIn(problem, known));
  return added.length === 0 && left.length === saved.length ? saved : [...left, ...added];
}

/** Lets the list of what is wrong in saved files follow a save at once: the check of all of them takes longer. */
export function useSavedForm(file: string | undefined, now: readonly Problem[] | null): void {
  const isSaved = useIsSaved();
  const saved = siteProblems.use();
  const found = useRef<{ file: string; problems: readonly Problem[] } | null>(null);
  useEffect(() => {
    if (file === undefined || now === null) {
      found.current = null;
      return;
    }
    const before = found.current?.file === file ? found.current.problems : [];
    const news = now.filter((problem) => !before.some((other) => isSame(other, problem)));
    found.current = { file, problems: [...before, ...news] };
    if (isSaved)
      siteProblems.set(withSavedForm(saved, file, { now, found: found.current.problems }));
  });
}
