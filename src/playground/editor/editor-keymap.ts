import {
  cursorCharLeft,
  cursorCharRight,
  cursorDocEnd,
  cursorDocStart,
  cursorGroupLeft,
  cursorGroupRight,
  cursorLineBoundaryBackward,
  cursorLineBoundaryForward,
  cursorLineDown,
  cursorLineUp,
  cursorPageDown,
  cursorPageUp,
  deleteGroupBackward,
  deleteGroupForward,
  deleteLineBoundaryBackward,
  historyKeymap,
  selectAll,
  selectCharLeft,
  selectCharRight,
  selectDocEnd,
  selectDocStart,
  selectGroupLeft,
  selectGroupRight,
  selectLineBoundaryBackward,
  selectLineBoundaryForward,
  selectLineDown,
  selectLineUp,
  selectPageDown,
  selectPageUp,
} from '@codemirror/commands';
import { EditorSelection } from '@codemirror/state';
import type { Command, EditorView, KeyBinding } from '@codemirror/view';
import { deleteEmptyPair } from './bracket-extensions';
import { continueLine } from './continue-line';

/**
 * The keys that every editor has, listed one by one: the ready-made keymaps include a parser framework, which ink does not need
 * and readers would have to download.
 */
export const editorKeymap: readonly KeyBinding[] = [
  { key: 'Enter', run: insertContinuedLine, shift: insertPlainLine },
  ...historyKeymap,
  { key: 'ArrowLeft', run: cursorCharLeft, shift: selectCharLeft, preventDefault: true },
  { key: 'ArrowRight', run: cursorCharRight, shift: selectCharRight, preventDefault: true },
  {
    key: 'Mod-ArrowLeft',
    mac: 'Alt-ArrowLeft',
    run: cursorGroupLeft,
    shift: selectGroupLeft,
    preventDefault: true,
  },
  {
    key: 'Mod-ArrowRight',
    mac: 'Alt-ArrowRight',
    run: cursorGroupRight,
    shift: selectGroupRight,
    preventDefault: true,
  },
  { key: 'ArrowUp', run: cursorLineUp, shift: selectLineUp, preventDefault: true },
  { key: 'ArrowDown', run: cursorLineDown, shift: selectLineDown, preventDefault: true },
  { key: 'PageUp', mac: 'Ctrl-ArrowUp', run: cursorPageUp, shift: selectPageUp },
  { key: 'PageDown', mac: 'Ctrl-ArrowDown', run: cursorPageDown, shift: selectPageDown },
  {
    key: 'Home',
    mac: 'Cmd-ArrowLeft',
    run: cursorLineBoundaryBackward,
    shift: selectLineBoundaryBackward,
    preventDefault: true,
  },
  {
    key: 'End',
    mac: 'Cmd-ArrowRight',
    run: cursorLineBoundaryForward,
    shift: selectLineBoundaryForward,
    preventDefault: true,
  },
  { key: 'Mod-Home', mac: 'Cmd-ArrowUp', run: cursorDocStart, shift: selectDocStart },
  { key: 'Mod-End', mac: 'Cmd-ArrowDown', run: cursorDocEnd, shift: selectDocEnd },
  { key: 'Mod-a', run: selectAll },
  { key: 'Backspace', run: deleteEmptyPair },
  { key: 'Backspace', run: deleteCharacter(false), shift: deleteCharacter(false) },
  { key: 'Delete', run: deleteCharacter(true) },
  { key: 'Mod-Backspace', mac: 'Alt-Backspace', run: deleteGroupBackward },
  { key: 'Mod-Delete', mac: 'Alt-Delete', run: deleteGroupForward },
  { mac: 'Mod-Backspace', run: deleteLineBoundaryBackward },
];

function insertContinuedLine(view: EditorView): boolean {
  const { state } = view;
  if (state.readOnly) return false;
  view.dispatch(
    state.update(
      state.changeByRange((range) => {
        const line = state.doc.lineAt(range.from);
        const after = state.sliceDoc(range.to, state.doc.lineAt(range.to).to);
        const before = line.text.slice(0, range.from - line.from);
        const continued = continueLine(before, after);
        const from = continued.line === null ? range.from : line.from;
        const insert = (continued.line ?? '') + continued.insert;
        // The new cursor comes after the replaced text, and spaces behind the old cursor are dropped.
        const to = range.to + (/^[ \t]*/.exec(after)?.[0].length ?? 0);
        return {
          changes: { from, to, insert },
          range: EditorSelection.cursor(from + insert.length),
        };
      }),
      { scrollIntoView: true, userEvent: 'input' },
    ),
  );
  return true;
}

function insertPlainLine(view: EditorView): boolean {
  const { state } = view;
  if (state.readOnly) return false;
  view.dispatch(
    state.update(state.replaceSelection('\n'), { scrollIntoView: true, userEvent: 'input' }),
  );
  return true;
}

function deleteCharacter(isForward: boolean): Command {
  return (view) => {
    const { state } = view;
    if (state.readOnly) return false;
    const spec = state.changeByRange((range) => {
      const other = range.empty ? view.moveByChar(range, isForward).head : range.anchor;
      const from = Math.min(range.head, other);
      const to = Math.max(range.head, other);
      return { changes: { from, to }, range: EditorSelection.cursor(from) };
    });
    if (spec.changes.empty) return false;
    const userEvent = `delete.${isForward ? 'forward' : 'backward'}`;
    view.dispatch(state.update(spec, { scrollIntoView: true, userEvent }));
    return true;
  };
}
