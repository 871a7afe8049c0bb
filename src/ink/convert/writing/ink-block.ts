/** A condition with the lines that it decides about. */
export interface BlockBranch {
  /** Null for “else”. */
  test: string | null;
  lines: readonly string[];
}

/** The lines of conditions with what is in them; ink wants something in the last branch. */
export function inkBlock(branches: readonly BlockBranch[]): string[] {
  const last = branches.findLastIndex(({ lines }) => lines.some(isContent));
  const written = branches.flatMap(({ test, lines }, index) =>
    // Of branches with nothing but comments, these stay.
    index > last ? lines : [`- ${test ?? 'else'}:`, ...lines.map((line) => `  ${line}`)],
  );
  return last < 0 ? written : ['{', ...written, '}'];
}

/** Whether a line is more than a comment. */
export function isContent(line: string): boolean {
  return !/^\s*(?:\/\/|$)/.test(line);
}
