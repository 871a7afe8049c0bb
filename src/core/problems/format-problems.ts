import type { Problem } from './problem';

/** Writes one problem as `file:line  severity  message` with the hint below it. */
export function formatProblem({ file, line, severity, message, hint }: Problem): string {
  return `${file}:${line}  ${severity}  ${message}\n    ${hint}`;
}

/** Errors first, then by file and line. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  return [...problems].sort(
    (a, b) =>
      Number(a.severity === 'warning') - Number(b.severity === 'warning') ||
      a.file.localeCompare(b.file) ||
      a.line - b.line,
  );
}

const count = (n: number, noun: string): string => `${n} ${noun}${n === 1 ? '' : 's'}`;

/** Says how many errors and warnings there are. */
export function countProblems(problems: readonly Problem[]): string {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  return `${count(errors, 'error')} and ${count(problems.length - errors, 'warning')}`;
}

/**
 * Writes all problems below their number. Where there are errors, warnings after the first `mostWarnings` are only
 * counted, so that the errors stay in view.
 */
export function formatProblems(
  problems: readonly Problem[],
  { mostWarnings = Infinity }: { mostWarnings?: number } = {},
): string {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const warnings = problems.length - errors;
  const left = errors === 0 ? 0 : Math.max(0, warnings - mostWarnings);
  return [
    `The content has ${countProblems(problems)}:`,
    ...sortProblems(problems)
      .slice(0, problems.length - left)
      .map(formatProblem),
    ...(left > 0 ? [`${count(left, 'more warning')}: npm run content:check lists all.`] : []),
  ].join('\n\n');
}
