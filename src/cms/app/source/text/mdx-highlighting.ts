import type { Extension } from '@codemirror/state';
import { highlightPieces, type Piece } from '../../../../playground/editor/highlight-pieces';
import { inkPieces } from '../../../../playground/editor/ink-highlighting';
import { grammarOf } from '../../kit/highlight-code';
import { fenceGrammar, mdxGrammar } from './mdx-grammar';
import { splitBlocks, type Fence } from './split-blocks';

/** Highlights a page’s text as the site highlights its samples, each fence in its own language. */
export function mdxHighlighting(): Extension {
  return highlightPieces(mdxPieces);
}

/** The parts of a page’s text that are highlighted separately. */
export function mdxPieces(text: string): Piece[] {
  return splitBlocks(text).flatMap(({ from, to, fence }): Piece[] =>
    fence === null
      ? [{ from, to, grammar: mdxGrammar }]
      : [
          { from, to: fence.codeFrom, grammar: fenceGrammar },
          ...codePieces(text, fence),
          { from: fence.codeTo, to, grammar: fenceGrammar },
        ],
  );
}

function codePieces(text: string, { language, codeFrom, codeTo }: Fence): Piece[] {
  const name = language.toLowerCase();
  if (name === 'ink') {
    const pieces = inkPieces(text.slice(codeFrom, codeTo));
    return pieces.map(({ from, to, grammar }) => ({
      from: codeFrom + from,
      to: codeFrom + to,
      grammar,
    }));
  }
  const grammar = grammarOf(name.startsWith('diff-') ? 'diff' : name);
  return grammar === null ? [] : [{ from: codeFrom, to: codeTo, grammar }];
}
