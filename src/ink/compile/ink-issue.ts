/** A complaint of the ink compiler or of a running story. */
export interface InkIssue {
  isWarning: boolean;
  /** The complaint without its location: `Divert target not found: '-> a'`. */
  text: string;
  /** Name of the included file, or null for the main one. */
  file: string | null;
  /** Line in that file, from 1; null if ink does not know it. */
  line: number | null;
}

const PLACED =
  /^(?:RUNTIME )?(?<severity>ERROR|WARNING): (?:'(?<file>[^']*)' )?line (?<line>\d+): (?<text>.*)$/s;
const UNPLACED = /^(?:RUNTIME )?(?<severity>ERROR|WARNING): (?:\([^)]*\): )?(?<text>.*)$/s;

/** Parses a message of the compiler or of a story. */
export function readInkIssue(message: string): InkIssue {
  const groups = (PLACED.exec(message) ?? UNPLACED.exec(message))?.groups;
  if (groups === undefined) return { isWarning: false, text: message, file: null, line: null };
  const { severity, file, line, text } = groups;
  return {
    isWarning: severity === 'WARNING',
    text: (text ?? '').trim(),
    // A running story calls the main file 'null'.
    file: file === undefined || file === 'null' ? null : file,
    line: line === undefined ? null : Number(line),
  };
}

/** Removes duplicate complaints about the same line. */
export function uniqueIssues(issues: readonly InkIssue[]): InkIssue[] {
  return [...new Map(issues.map((issue) => [JSON.stringify(issue), issue])).values()];
}
