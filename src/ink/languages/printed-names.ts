import type { Token, TokenStream } from 'prismjs';
import { plainTextOf } from '../grammar/tokenize-ink';

/** What asks something instead of printing it. */
export const COMPARISONS: ReadonlySet<string> = new Set(['==', '!=', '?', '!?', 'has', 'hasnt']);

const tokensOf = (stream: TokenStream): Token[] =>
  [stream].flat().filter((part) => typeof part !== 'string');

/** The names in an expression that is printed; what compares prints none of them. */
export function printedNames(expression: TokenStream): string[] {
  const tokens = tokensOf(expression);
  if (tokens.some((token) => COMPARISONS.has(plainTextOf(token)))) return [];
  return tokens.filter(({ type }) => type === 'variable').map(plainTextOf);
}

/** The names that are printed in a tag. */
export function namesInTag(tag: TokenStream): string[] {
  return tokensOf(tag).flatMap(({ type, content }) =>
    type === 'logic' ? printedNames(content) : namesInTag(content),
  );
}
