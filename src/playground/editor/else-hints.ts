import type { Token, TokenStream } from 'prismjs';
import { plainTextOf } from '../../ink/grammar/tokenize-ink';

/** Braces whose first branch has a line of its own, below nothing or a value: `{` or `{coins:`, not a sequence. */
const BRANCHED = /^\{\s*(?!(?:stopping|cycle|once|shuffle)\b)(?:[^\n:]*:\s*)?-/;

/**
 * The lines, from 1, of branches that begin with “else” and no colon. Ink takes the word for text there; in braces
 * whose first branch has no dash, its compiler complains.
 */
export function elseLines(stream: TokenStream): number[] {
  const lines: number[] = [];
  let line = 1;
  const read = (content: TokenStream, isBranched: boolean): void => {
    const parts = [content].flat();
    parts.forEach((part, index) => {
      if (isBranched && isBareBranch(part) && startsWithElse(parts[index + 1])) lines.push(line);
      if (typeof part === 'string') line += countLines(part);
      else if (part.type === 'braces') read(part.content, BRANCHED.test(plainTextOf(part)));
      else read(part.content, isBranched && part.type !== 'choice-line');
    });
  };
  read(stream, false);
  return lines;
}

/** A dash without a condition. */
function isBareBranch(part: string | Token): boolean {
  return typeof part !== 'string' && part.type === 'branch' && plainTextOf(part).trim() === '-';
}

function startsWithElse(part: string | Token | undefined): boolean {
  return typeof part === 'string' && /^\s*else\b(?!\s*:)/.test(part);
}

function countLines(text: string): number {
  return text.split('\n').length - 1;
}
