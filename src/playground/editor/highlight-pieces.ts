import { RangeSetBuilder, type Extension } from '@codemirror/state';
import {
  Decoration,
  ViewPlugin,
  type DecorationSet,
  type EditorView,
  type ViewUpdate,
} from '@codemirror/view';
import type { Grammar } from 'prismjs';
import { tokenRanges } from './token-ranges';

/** A part of a text that can be highlighted without the rest. */
export interface Piece {
  from: number;
  to: number;
  grammar: Grammar;
}

/** Splits a text into its pieces, in order. */
type SplitPieces = (text: string) => readonly Piece[];

const marks = new Map<string, Decoration>();

function markOf(classNames: string): Decoration {
  const mark = marks.get(classNames) ?? Decoration.mark({ class: classNames });
  marks.set(classNames, mark);
  return mark;
}

/** Highlights the visible part with the grammars of static samples, piece by piece. */
export function highlightPieces(split: SplitPieces): Extension {
  return ViewPlugin.define((view) => new Highlighter(view, split), {
    decorations: ({ decorations }) => decorations,
  });
}

class Highlighter {
  decorations: DecorationSet;
  private text: string;
  private pieces: readonly Piece[];

  constructor(
    view: EditorView,
    private readonly split: SplitPieces,
  ) {
    this.text = view.state.doc.toString();
    this.pieces = split(this.text);
    this.decorations = this.decorate(view);
  }

  update({ view, docChanged, viewportChanged }: ViewUpdate): void {
    if (docChanged) {
      this.text = view.state.doc.toString();
      this.pieces = this.split(this.text);
    }
    if (docChanged || viewportChanged) this.decorations = this.decorate(view);
  }

  private decorate(view: EditorView): DecorationSet {
    const builder = new RangeSetBuilder<Decoration>();
    let done = 0;
    for (const { from, to } of view.visibleRanges) {
      const shown = this.pieces.filter(
        (piece) => piece.from < to && piece.to > Math.max(from, done),
      );
      for (const piece of shown) {
        for (const range of tokenRanges(this.text.slice(piece.from, piece.to), piece.grammar)) {
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
}
