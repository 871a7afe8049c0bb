import type { Token, TokenStream } from 'prismjs';
import { plainTextOf } from '../grammar/tokenize-ink';

/** What asks something instead of printing it. */
export const COMPARISONS: ReadonlySet<string> = new Set(['==', '!=', '?', '!?', 'has', 'hasnt']);

const tokensOf = (stream: TokenStream): Token[] =>
  [stream].flat().filter((part) => typeof part !== 'string');

/** What makes a number of a list. */
const COUNTS: ReadonlySet<string> = new Set(['LIST_COUNT', 'LIST_VALUE']);

/** The names in an expression that is printed; what compares or counts prints none of them. */
export function printedNames(expression: TokenStream): string[] {
  const tokens = tokensOf(expression);
  if (tokens.some((token) => COMPARISONS.has(plainTextOf(token)))) return [];
  const names: string[] = [];
  let depth = 0;
  /** The depth of the brackets in which something is counted. */
  let counted: number | null = null;
  for (const token of tokens) {
    const text = plainTextOf(token);
    if (COUNTS.has(text)) counted ??= depth;
    else if (text === '(') depth += 1;
    else if (text === ')') depth -= 1;
    else if (token.type === 'variable' && counted === null) names.push(text);
    if (text === ')' && depth === counted) counted = null;
  }
  return names;
}

/** The names that are printed in a tag. */
export function namesInTag(tag: TokenStream): string[] {
  return tokensOf(tag).flatMap(({ type, content }) =>
    type === 'logic' ? printedNames(content) : namesInTag(content),
  );
}
