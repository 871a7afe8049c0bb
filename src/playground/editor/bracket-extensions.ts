import { EditorSelection, type EditorState, type Extension } from '@codemirror/state';
import {
  Decoration,
  EditorView,
  type Command,
  type DecorationSet,
  ViewPlugin,
} from '@codemirror/view';
import { bracketAction, isEmptyPair, matchingBracket, PARTNERS } from './brackets';

/** Inserts the closing bracket with the opening one, and highlights the matching bracket at the cursor. */
export function bracketExtensions(): Extension {
  return [closeTyped, matchShown];
}

// Input that is still being composed is left alone: its final text is not known yet.
const closeTyped = EditorView.inputHandler.of((view, from, to, text) => {
  if (view.composing || view.compositionStarted || view.state.readOnly) return false;
  const { main, ranges } = view.state.selection;
  if (ranges.length > 1 || from !== main.from || to !== main.to || from !== to) return false;
  const [before, after] = around(view.state, from);
  const action = bracketAction(text, before, after);
  if (action === null) return false;
  view.dispatch({
    ...(action === 'close' && { changes: { from, insert: text + (PARTNERS[text] ?? '') } }),
    selection: EditorSelection.cursor(from + 1),
    userEvent: 'input.type',
    scrollIntoView: true,
  });
  return true;
});

/** Deletes both brackets of an empty pair. */
export const deleteEmptyPair: Command = (view) => {
  const { state } = view;
  const { main, ranges } = state.selection;
  if (ranges.length > 1 || !main.empty || !isEmptyPair(...around(state, main.head))) return false;
  view.dispatch(
    state.update({
      changes: { from: main.head - 1, to: main.head + 1 },
      userEvent: 'delete.backward',
    }),
  );
  return true;
};

function around(state: EditorState, at: number): [before: string, after: string] {
  const { text, from } = state.doc.lineAt(at);
  return [text.slice(0, at - from), text.slice(at - from)];
}

const matching = Decoration.mark({ class: 'cm-matchingBracket' });

const matchShown = ViewPlugin.define(
  (view) => ({
    decorations: matchOf(view.state),
    update({ state, docChanged, selectionSet }) {
      if (docChanged || selectionSet) this.decorations = matchOf(state);
    },
  }),
  { decorations: ({ decorations }) => decorations },
);

function matchOf(state: EditorState): DecorationSet {
  const { head, empty } = state.selection.main;
  if (!empty) return Decoration.none;
  const start = Math.max(0, head - 5000);
  const text = state.sliceDoc(start, head + 5000);
  for (const at of [head - start - 1, head - start]) {
    const partner = matchingBracket(text, at);
    if (partner < 0) continue;
    const places = [at, partner].sort((left, right) => left - right);
    return Decoration.set(places.map((place) => matching.range(start + place, start + place + 1)));
  }
  return Decoration.none;
}
