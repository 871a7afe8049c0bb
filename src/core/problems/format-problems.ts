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

/** Writes all problems, errors first, then by file and line, below a line with their count. */
export function formatProblems(problems: readonly Problem[]): string {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const warnings = problems.length - errors;
  const count = (n: number, noun: string) => `${n} ${noun}${n === 1 ? '' : 's'}`;
  return [
    `The content has ${count(errors, 'error')} and ${count(warnings, 'warning')}:`,
    ...sortProblems(problems).map(formatProblem),
  ].join('\n\n');
}
