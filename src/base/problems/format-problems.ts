import { countOf } from '../text/words';
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

/** Counts errors and warnings, and says how many there are. */
export function countProblems(problems: readonly Problem[]) {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const warnings = problems.length - errors;
  const words = `${countOf(errors, 'error')} and ${countOf(warnings, 'warning')}`;
  return { errors, warnings, words };
}

/**
 * How many problems there are: as builds of a published site take warnings for errors, each of them stops one, and only
 * advice on spelling and style does not.
 */
export function summaryOf(problems: readonly Problem[]): string {
  const hints = problems.filter(({ advice }) => advice !== undefined).length;
  const stopping = problems.length - hints;
  return [
    ...(stopping === 0
      ? []
      : [`${countOf(stopping, 'problem')} that ${stopping === 1 ? 'stops' : 'stop'} a build`]),
    ...(hints === 0 ? [] : [`${countOf(hints, 'hint')} on spelling and style`]),
  ].join(', ');
}

/**
 * Writes all problems below their number. Where there are errors, warnings after the first `mostWarnings` are only
 * counted, so that the errors stay in view.
 */
export function formatProblems(
  problems: readonly Problem[],
  { mostWarnings = Infinity }: { mostWarnings?: number } = {},
): string {
  const { errors, warnings, words } = countProblems(problems);
  const left = errors === 0 ? 0 : Math.max(0, warnings - mostWarnings);
  return [
    `The content has ${words}:`,
    ...sortProblems(problems)
      .slice(0, problems.length - left)
      .map(formatProblem),
    ...(left > 0 ? [`${countOf(left, 'more warning')}: npm run content:check lists all.`] : []),
  ].join('\n\n');
}
