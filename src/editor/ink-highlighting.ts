import { RangeSetBuilder, type Extension } from '@codemirror/state';
import {
  Decoration,
  ViewPlugin,
  type DecorationSet,
  type EditorView,
  type ViewUpdate,
} from '@codemirror/view';
import { splitKnots } from './split-knots';
import { tokenRanges } from './token-ranges';

const marks = new Map<string, Decoration>();

function markOf(classNames: string): Decoration {
  const mark = marks.get(classNames) ?? Decoration.mark({ class: classNames });
  marks.set(classNames, mark);
  return mark;
}

/** Highlights the visible part with the grammar of the static samples, piece by piece. */
export function inkHighlighting(): Extension {
  return ViewPlugin.fromClass(InkHighlighter, { decorations: ({ decorations }) => decorations });
}

class InkHighlighter {
  decorations: DecorationSet;
  private text: string;
  private starts: readonly number[];

  constructor(view: EditorView) {
    this.text = view.state.doc.toString();
    this.starts = splitKnots(this.text);
    this.decorations = this.decorate(view);
  }

  update({ view, docChanged, viewportChanged }: ViewUpdate): void {
    if (docChanged) {
      this.text = view.state.doc.toString();
      this.starts = splitKnots(this.text);
    }
    if (docChanged || viewportChanged) this.decorations = this.decorate(view);
  }

  private decorate(view: EditorView): DecorationSet {
    const builder = new RangeSetBuilder<Decoration>();
    let done = 0;
    for (const { from, to } of view.visibleRanges) {
      for (const piece of this.piecesBetween(Math.max(from, done), to)) {
        for (const range of tokenRanges(this.text.slice(piece.from, piece.to))) {
          const start = piece.from + range.from;
          const end = piece.from + range.to;
          if (start >= to || end <= from || start < done || start === end) continue;
          builder.add(start, end, markOf(range.classNames));
        }
      }
      done = to;
    }
    return builder.finish();
  }

  private piecesBetween(from: number, to: number): { from: number; to: number }[] {
    return this.starts
      .map((start, index) => ({ from: start, to: this.starts[index + 1] ?? this.text.length }))
      .filter((piece) => piece.from < to && piece.to > from);
  }
}
