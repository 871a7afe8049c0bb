/** A condition with the lines that it decides about. */
export interface BlockBranch {
  /** Null for “else”. */
  test: string | null;
  lines: readonly string[];
}

/** Ink wants something in each branch; this prints nothing. */
const NOTHING = '{false:nothing}';

/** The lines of conditions with what is in them. */
export function inkBlock(branches: readonly BlockBranch[]): string[] {
  const needed = branches.filter(({ test, lines }) => test !== null || lines.some(isContent));
  if (needed.length === 0) return branches.flatMap(({ lines }) => lines);
  const inside = needed.flatMap(({ test, lines }) => [
    `- ${test ?? 'else'}:`,
    ...[...lines, ...(lines.some(isContent) ? [] : [NOTHING])].map((line) => `  ${line}`),
  ]);
  return ['{', ...inside, '}'];
}

function isContent(line: string): boolean {
  return !/^\s*(?:\/\/|$)/.test(line);
}
