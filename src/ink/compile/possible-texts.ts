import type { Token, TokenStream } from 'prismjs';
import { plainTextOf } from '../grammar/tokenize-ink';

/** Used where ink inserts a value. */
const FILLED_IN = '{…}';

/** More than anyone reads; a text with more variants than this is treated as an inserted value. */
const MAX_TEXTS = 32;

/**
 * The possible texts of a piece of ink with braces: `{lit:on|off}` is “on” or “off”, `{count}` is `{…}`. Backslashes
 * of escapes and comments are removed.
 */
export function possibleTexts(stream: TokenStream): string[] {
  let texts = [''];
  for (const part of [stream].flat()) {
    const ends = typeof part === 'string' ? [part] : textsOf(part);
    texts = texts.flatMap((start) => ends.map((end) => start + end));
    if (texts.length > MAX_TEXTS) return [FILLED_IN];
  }
  return [...new Set(texts)];
}

function textsOf(token: Token): string[] {
  switch (token.type) {
    case 'comment':
      return [''];
    case 'escape':
      return [plainTextOf(token).slice(1)];
    case 'logic':
      return [FILLED_IN];
    case 'braces':
      return textsOfBraces(token);
    default:
      return possibleTexts(token.content);
  }
}

function textsOfBraces({ content }: Token): string[] {
  const parts = [content].flat().slice(1, -1);
  const ways: (string | Token)[][] = [[]];
  for (const part of parts) {
    const type = typeof part === 'string' ? 'text' : part.type;
    if (type === 'alternative' && plainTextOf(part) === '|') ways.push([]);
    else if (type !== 'condition' && type !== 'alternative') ways.at(-1)?.push(part);
  }
  return ways.flatMap((way) => possibleTexts(way));
}
