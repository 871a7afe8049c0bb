import {
  forEachDiagnostic,
  linter,
  nextDiagnostic,
  previousDiagnostic,
  setDiagnostics,
  type Diagnostic,
} from '@codemirror/lint';
import type { EditorState, Extension } from '@codemirror/state';
import { EditorView, type Command } from '@codemirror/view';
import { problemGutter } from './problem-gutter';

export { setDiagnostics };
export const goToNextProblem = announced(nextDiagnostic);
export const goToPreviousProblem = announced(previousDiagnostic);

/** Shows problems at their lines; loaded with the first problem. */
export function inkProblems(): Extension {
  return [
    problemGutter(),
    // A message that stays open while its line is corrected would cover the text.
    linter(null, { hideOn: ({ docChanged }) => docChanged || null }),
  ];
}

/** Whether an editor shows these problems, and no others, at their places. */
export function showsProblems(state: EditorState, problems: readonly Diagnostic[]): boolean {
  const shown: string[] = [];
  forEachDiagnostic(state, ({ severity, message }, from, to) =>
    shown.push(JSON.stringify([from, to, severity, message])),
  );
  const wanted = problems.map(({ from, to, severity, message }) =>
    JSON.stringify([from, to, severity, message]),
  );
  return JSON.stringify(shown.sort()) === JSON.stringify(wanted.sort());
}

/** Announces the message of the problem that a command went to. */
function announced(command: Command): Command {
  return (view) => {
    if (!command(view)) return false;
    const { from } = view.state.selection.main;
    forEachDiagnostic(view.state, (diagnostic, start) => {
      if (start !== from) return;
      const { number } = view.state.doc.lineAt(from);
      const place = view.state.phrase('line $', number);
      view.dispatch({ effects: EditorView.announce.of(`${place}: ${diagnostic.message}`) });
    });
    return true;
  };
}
