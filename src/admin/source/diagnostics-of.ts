import type { Diagnostic } from '@codemirror/lint';
import type { Line, Text } from '@codemirror/state';
import type { Problem } from '../../core/problems/problem';

/** Where an editor shows the problems of a file; those above the text, in the frontmatter, are not shown in it. */
export function diagnosticsOf(
  problems: readonly Problem[],
  text: Text,
  linesAbove: number,
): Diagnostic[] {
  return problems
    .filter(({ line }) => line > linesAbove)
    .map(({ line, severity, message, hint }) => {
      const { from, to } = lineAt(text, line - linesAbove);
      return { from, to, severity, message: `${message} ${hint}` };
    });
}

/** A line of a text, or the nearest one: problems are found a moment after the text has changed. */
export function lineAt(text: Text, line: number): Line {
  return text.line(Math.min(Math.max(line, 1), text.lines));
}
