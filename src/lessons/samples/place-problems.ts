import type { Problem } from '../../base/problems/problem';
import type { SampleGroup } from '../../docs/document/samples/group-samples';
import type { SampleProblem } from './sample-problem';

/** The problems of a group of samples, at their lines in the page’s file. */
export function placeProblems(
  problems: readonly SampleProblem[],
  { samples }: SampleGroup,
  file: string,
): Problem[] {
  return problems.map(({ severity, sample, line, message, hint }) => ({
    severity,
    file,
    line: (samples[sample] ?? samples[0]).line + line,
    message,
    hint,
  }));
}
