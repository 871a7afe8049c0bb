import type { ChangeSpec } from '@codemirror/state';
import type { Command } from '@codemirror/view';

const STEP = '  ';

/** Indents the selected lines by one step; before the words of a line, spaces come in up to the next step. */
export const indentMore: Command = (view) => {
  const { state } = view;
  if (state.readOnly) return false;
  const { main } = state.selection;
  const line = state.doc.lineAt(main.head);
  const column = main.head - line.from;
  if (main.empty && line.text.slice(0, column).trim() === '') {
    const insert = STEP.slice(column % STEP.length);
    view.dispatch(state.update(state.replaceSelection(insert), { userEvent: 'input.indent' }));
    return true;
  }
  view.dispatch(
    state.update({
      changes: selectedLines(state).map(({ from }) => ({ from, insert: STEP })),
      userEvent: 'input.indent',
    }),
  );
  return true;
};

/** Unindents the selected lines by one step. */
export const indentLess: Command = (view) => {
  const { state } = view;
  if (state.readOnly) return false;
  const changes = selectedLines(state).flatMap(({ from, text }): ChangeSpec[] => {
    const width = /^(?:\t| {1,2})/.exec(text)?.[0].length ?? 0;
    return width === 0 ? [] : [{ from, to: from + width }];
  });
  view.dispatch(state.update({ changes, userEvent: 'delete.dedent' }));
  return true;
};

function selectedLines({ doc, selection }: Parameters<Command>[0]['state']) {
  const first = doc.lineAt(selection.main.from).number;
  const last = doc.lineAt(selection.main.to).number;
  return Array.from({ length: last - first + 1 }, (_, index) => doc.line(first + index));
}
