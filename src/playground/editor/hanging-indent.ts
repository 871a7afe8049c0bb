import { countColumn, RangeSetBuilder, type Extension } from '@codemirror/state';
import {
  Decoration,
  EditorView,
  ViewPlugin,
  type DecorationSet,
  type ViewUpdate,
} from '@codemirror/view';

/** A deeper indentation leaves no room for words on a phone. */
const DEEPEST = 12;

/** What stands before the words of a line: space, and the signs of choices and gathers. */
const START = /^[ \t]*(?:[*+-](?!>)[ \t]*)*/;

const columns = Array.from({ length: DEEPEST }, (_, index) => index + 1);
const decorations = columns.map((column) => Decoration.line({ class: `cm-hang-${column}` }));

/** Rows of a line that wraps begin below its first word, and not below what stands before it. */
export function hangingIndent(): Extension {
  return [
    EditorView.baseTheme(
      Object.fromEntries(
        columns.map((column) => [
          `.cm-line.cm-hang-${column}`,
          {
            paddingInlineStart: `calc(var(--space-2) + ${column}ch)`,
            textIndent: `-${column}ch`,
          },
        ]),
      ),
    ),
    ViewPlugin.define(
      (view) => ({
        lines: linesOf(view),
        update(update: ViewUpdate) {
          if (update.docChanged || update.viewportChanged) this.lines = linesOf(update.view);
        },
      }),
      { decorations: ({ lines }) => lines },
    ),
  ];
}

/** The visible lines whose words do not begin at the edge. */
function linesOf({ state, visibleRanges }: EditorView): DecorationSet {
  const lines = new RangeSetBuilder<Decoration>();
  for (const { from, to } of visibleRanges) {
    for (let line = state.doc.lineAt(from); ; line = state.doc.line(line.number + 1)) {
      const [start = ''] = START.exec(line.text) ?? [];
      const decoration = decorations[Math.min(countColumn(start, state.tabSize), DEEPEST) - 1];
      if (decoration !== undefined) lines.add(line.from, line.from, decoration);
      if (line.to >= to || line.number === state.doc.lines) break;
    }
  }
  return lines.finish();
}
