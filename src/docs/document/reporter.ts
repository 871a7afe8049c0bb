import type { Node } from 'unist';
import type { Fix, Problem } from '../../base/problems/problem';

/** Reports a problem at the position of a node. */
export type Report = (
  at: Node | number,
  message: string,
  hint: string,
  severity?: Problem['severity'],
  fix?: Fix,
) => void;

/** Creates a `Report` that adds to the `problems` of one file. */
export function createReport(file: string, problems: Problem[]): Report {
  return (at, message, hint, severity = 'error', fix) => {
    const line = typeof at === 'number' ? at : (at.position?.start.line ?? 1);
    problems.push({ severity, file, line, message, hint, ...(fix && { fix }) });
  };
}
