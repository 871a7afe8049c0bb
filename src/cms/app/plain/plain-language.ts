import { highlightPieces, type Piece } from '../../../playground/editor/highlight-pieces';
import { inkPieces } from '../../../playground/editor/ink-highlighting';
import { grammarOf } from '../preview/highlight-code';

/** Highlights a file as the site highlights samples of its language. */
export function plainHighlighting(file: string) {
  const extension = file.slice(file.lastIndexOf('.') + 1);
  return highlightPieces((text): readonly Piece[] => {
    if (extension === 'ink') return inkPieces(text);
    const grammar = grammarOf(extension);
    return grammar === null ? [] : [{ from: 0, to: text.length, grammar }];
  });
}
