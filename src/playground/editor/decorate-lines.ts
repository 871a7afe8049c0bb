import { RangeSetBuilder, type EditorState, type Extension, type Line } from '@codemirror/state';
import {
  ViewPlugin,
  type Decoration,
  type DecorationSet,
  type EditorView,
  type ViewUpdate,
} from '@codemirror/view';

type DecorationOf = (line: Line, state: EditorState) => Decoration | undefined;

/** Decorates the lines that are in view, each by itself. */
export function decorateLines(decorationOf: DecorationOf): Extension {
  return ViewPlugin.define(
    (view) => ({
      lines: linesOf(view, decorationOf),
      update(update: ViewUpdate) {
        if (update.docChanged || update.viewportChanged)
          this.lines = linesOf(update.view, decorationOf);
      },
    }),
    { decorations: ({ lines }) => lines },
  );
}

function linesOf({ state, visibleRanges }: EditorView, decorationOf: DecorationOf): DecorationSet {
  const lines = new RangeSetBuilder<Decoration>();
  for (const { from, to } of visibleRanges) {
    for (let line = state.doc.lineAt(from); ; line = state.doc.line(line.number + 1)) {
      const decoration = decorationOf(line, state);
      if (decoration !== undefined) lines.add(line.from, line.from, decoration);
      if (line.to >= to || line.number === state.doc.lines) break;
    }
  }
  return lines.finish();
}
