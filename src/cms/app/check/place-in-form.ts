import type { Problem } from '../../../base/problems/problem';
import { keyAtLine } from '../../../docs/frontmatter/key-at-line';
import type { EditableData } from '../../editing/editable-data';
import { linesAboveText, writePage } from '../../editing/editable-page';
import { fieldName } from '../fields/page-fields';

/** The frontmatter key that a problem of a page is about; null if it is in its text. */
export function keyOfProblem(data: EditableData, problem: Pick<Problem, 'line' | 'missingKey'>) {
  const { line, missingKey } = problem;
  if (missingKey !== undefined) return missingKey;
  return line > linesAboveText(data) ? null : keyAtLine(writePage(data), line);
}

/** What the form of a page calls the places of problems: fields, and lines, counted as in the file. */
export function placesInForm(data: EditableData): (problem: Problem) => string {
  const above = linesAboveText(data);
  return (problem) => {
    const { line } = problem;
    if (line > above) return `Line ${line}`;
    const key = keyOfProblem(data, problem);
    return key === null ? 'Fields' : fieldName(key);
  };
}
