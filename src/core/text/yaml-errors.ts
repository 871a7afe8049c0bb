import type { LineCounter, YAMLError } from 'yaml';

/** What is wrong in a YAML source, and in which of its lines, from what its parser says. */
export function yamlErrors(
  source: string,
  errors: readonly YAMLError[],
  lines: LineCounter,
): { line: number; reason: string }[] {
  // A quote left open is found at the very end, which may be a line that is not there.
  const end = Math.max(0, source.trimEnd().length - 1);
  return errors.map(({ message, pos }) => ({
    line: lines.linePos(Math.min(pos[0], end)).line,
    // The place is told apart from the reason, and counted from the top of the file.
    reason: (message.split('\n')[0] ?? '').replace(/ at line \d+.*$/, '').replace(/[.:]$/, ''),
  }));
}
