import {
  forEachDiagnostic,
  linter,
  nextDiagnostic,
  previousDiagnostic,
  setDiagnostics,
} from '@codemirror/lint';
import type { Extension } from '@codemirror/state';
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
