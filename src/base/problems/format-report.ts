import { formatProblems, summaryOf } from './format-problems';
import { gradeOf, type Problem } from './problem';

/**
 * Writes all problems as Markdown, for a comment on a pull request. Their texts come from the content, so they stand in
 * a code block that no text can close.
 */
export function formatReport(problems: readonly Problem[]): string {
  if (problems.length === 0) return '**Content check:** no problems.\n';
  const list = formatProblems(problems);
  const longest = Math.max(2, ...(list.match(/`+/g) ?? []).map((run) => run.length));
  const fence = '`'.repeat(longest + 1);
  return [
    `**Content check:** ${summaryOf(problems)}.`,
    `${fence}text\n${list}\n${fence}`,
    'Correct the pages in the CMS or in a text editor: this comment is updated with each change. `npm run content:check -- --fix` corrects what has only one possible fix.\n',
  ].join('\n\n');
}

/**
 * Writes a problem as a message of GitHub Actions, which shows it at its line in the changed files of a pull request:
 * https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands
 */
export function formatAnnotation(problem: Problem): string {
  const { file, line, message, hint } = problem;
  const level = gradeOf(problem) === 'problem' ? 'error' : 'warning';
  const data = (text: string) =>
    text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
  const property = (text: string) => data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
  return `::${level} file=${property(file)},line=${line}::${data(`${message} ${hint}`)}`;
}
