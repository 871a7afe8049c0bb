import type { Reporter } from 'gatsby';
import { formatProblems } from '../../base/problems/format-problems';
import { mustStop, type Problem } from '../../base/problems/problem';
import { isDevelop } from '../project/environment';

/** Whether problems stop a build: errors do, and in CI warnings too. */
export const stopsBuild = (problems: readonly Problem[]): boolean =>
  !isDevelop() && mustStop(problems, process.env.CI === 'true');

const GOES_ON = 'This build goes on. With CI=true, as on hosts, it would stop.';

/** Prints problems, and ends a build that they stop. */
export function reportProblems(problems: readonly Problem[], reporter: Reporter): void {
  if (problems.length === 0) return;
  const text = formatProblems(problems, { mostWarnings: 10 });
  if (stopsBuild(problems)) reporter.panic(text);
  else if (mustStop(problems, process.env.CI === 'true')) reporter.error(text);
  else reporter.warn(isDevelop() ? text : `${text}\n\n${GOES_ON}`);
}
