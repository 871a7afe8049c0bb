import type { Extension } from '@codemirror/state';
import { inkGrammar } from '../../ink/grammar/ink-grammar';
import { highlightPieces, type Piece } from './highlight-pieces';
import { splitKnots } from './split-knots';

/** Highlights the visible part of a story, knot by knot. */
export function inkHighlighting(): Extension {
  return highlightPieces(inkPieces);
}

/** The parts of a story that are highlighted separately. */
export function inkPieces(text: string): Piece[] {
  const starts = splitKnots(text);
  return starts.map((from, index) => ({
    from,
    to: starts[index + 1] ?? text.length,
    grammar: inkGrammar,
  }));
}
