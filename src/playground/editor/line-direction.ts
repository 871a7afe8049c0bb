import { RangeSetBuilder, type Extension } from '@codemirror/state';
import {
  Decoration,
  EditorView,
  ViewPlugin,
  type DecorationSet,
  type ViewUpdate,
} from '@codemirror/view';

/** Letters of scripts that are written from right to left: Hebrew, Arabic and their neighbours. */
const RIGHT_TO_LEFT =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefe\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

const findsDirection = Decoration.line({ attributes: { dir: 'auto' } });

/** Lets each line run in the direction of its first letter. */
export function lineDirection(): Extension {
  return [
    EditorView.perLineTextDirection.of(true),
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

/** The visible lines whose direction is in question. */
function linesOf({ state, visibleRanges }: EditorView): DecorationSet {
  const lines = new RangeSetBuilder<Decoration>();
  for (const { from, to } of visibleRanges) {
    for (let line = state.doc.lineAt(from); ; line = state.doc.line(line.number + 1)) {
      if (RIGHT_TO_LEFT.test(line.text)) lines.add(line.from, line.from, findsDirection);
      if (line.to >= to || line.number === state.doc.lines) break;
    }
  }
  return lines.finish();
}
