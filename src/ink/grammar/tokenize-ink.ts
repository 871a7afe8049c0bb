import { formerPrism } from './prism-manual';
import { tokenize, type Token, type TokenStream } from 'prismjs/components/prism-core';
import { inkGrammar } from './ink-grammar';

// The core makes itself the global Prism, to which the languages of all of Prism add themselves where it is there, too.
(globalThis as { Prism?: unknown }).Prism = formerPrism;

/** The tokens of a text of ink. */
export function tokenizeInk(text: string): TokenStream {
  return tokenize(text, inkGrammar);
}

/** The text that tokens were made from. */
export function plainTextOf(stream: TokenStream): string {
  if (typeof stream === 'string') return stream;
  return Array.isArray(stream) ? stream.map(plainTextOf).join('') : plainTextOf(stream.content);
}

/** Calls back for each token or text of a stream, with its position. */
export function eachPart(
  stream: TokenStream,
  from: number,
  read: (part: string | Token, at: number) => void,
): void {
  let at = from;
  for (const part of [stream].flat()) {
    read(part, at);
    at += typeof part === 'string' ? part.length : plainTextOf(part).length;
  }
}
