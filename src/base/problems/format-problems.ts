import { countOf } from '../text/words';
import { gradeOf, type Problem } from './problem';

/** Writes one problem as `file:line  grade  message` with the hint below it. */
export function formatProblem(problem: Problem): string {
  const { file, line, message, hint } = problem;
  return `${file}:${line}  ${gradeOf(problem)}  ${message}\n    ${hint}`;
}

/** Errors first and hints last, then by file and line. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  return [...problems].sort(
    (a, b) => rankOf(a) - rankOf(b) || a.file.localeCompare(b.file) || a.line - b.line,
  );
}

function rankOf({ severity, advice }: Problem): number {
  return Number(severity === 'warning') + Number(advice !== undefined);
}

/**
 * How many problems there are: what stops a form from being saved, what is saved and stops a build, and advice on spelling
 * and style. A build of the published site stops at warnings, too.
 */
export function summaryOf(problems: readonly Problem[]): string {
  const all = problems.filter((problem) => gradeOf(problem) === 'problem');
  const unsaved = all.filter(({ stopsSaving }) => stopsSaving === true).length;
  const hints = problems.length - all.length;
  const parts = [
    { count: unsaved, words: countOf(unsaved, 'problem'), stops: 'saving' },
    {
      count: all.length - unsaved,
      words: countOf(all.length - unsaved, 'problem'),
      stops: 'a build',
    },
  ].filter(({ count }) => count > 0);
  return [
    ...parts.map(
      ({ count, words, stops }) => `${words} that ${count === 1 ? 'stops' : 'stop'} ${stops}`,
    ),
    ...(hints === 0 ? [] : [`${countOf(hints, 'hint')} on spelling and style`]),
  ].join(', ');
}

/**
 * Writes all problems below their number. Where there are errors, what comes after them is only counted after the
 * first `mostWarnings`, so that they stay in view.
 */
export function formatProblems(
  problems: readonly Problem[],
  { mostWarnings = Infinity }: { mostWarnings?: number } = {},
): string {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const warnings = problems.length - errors;
  const left = errors === 0 ? 0 : Math.max(0, warnings - mostWarnings);
  return [
    `The content has ${summaryOf(problems)}:`,
    ...sortProblems(problems)
      .slice(0, problems.length - left)
      .map(formatProblem),
    ...(left > 0 ? [`${left} more: npm run content:check lists all.`] : []),
  ].join('\n\n');
}
