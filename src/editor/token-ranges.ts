import './prism-manual';
import { tokenize, Token, type TokenStream } from 'prismjs/components/prism-core';
import { inkGrammar } from '../core/ink/ink-grammar';

/** A part of a text, with the classes it has in a static sample. */
export interface TokenRange {
  from: number;
  to: number;
  classNames: string;
}

/** Several times as many pieces as fit on a screen. */
const MEMORY = 128;

const remembered = new Map<string, readonly TokenRange[]>();

/**
 * The tokens of one piece of a story, outer ones before those they contain. Never throws: what cannot be parsed is
 * not highlighted. Recent results are cached, so that only the changed piece is parsed again.
 */
export function tokenRanges(text: string): readonly TokenRange[] {
  const ranges = remembered.get(text) ?? readRanges(text);
  remembered.delete(text);
  remembered.set(text, ranges);
  const [oldest] = remembered.keys();
  if (remembered.size > MEMORY && oldest !== undefined) remembered.delete(oldest);
  return ranges;
}

function readRanges(text: string): TokenRange[] {
  const ranges: TokenRange[] = [];
  try {
    collect(tokenize(text, inkGrammar), 0, ranges);
  } catch (error) {
    console.warn('A part of the story could not be coloured.', error);
    return [];
  }
  return ranges;
}

function collect(stream: TokenStream, from: number, ranges: TokenRange[]): number {
  if (typeof stream === 'string') return from + stream.length;
  if (!(stream instanceof Token)) {
    return stream.reduce((at, part) => collect(part, at, ranges), from);
  }
  const range = { from, to: from, classNames: classNamesOf(stream) };
  ranges.push(range);
  range.to = collect(stream.content, from, ranges);
  return range.to;
}

function classNamesOf({ type, alias }: Token): string {
  return ['token', type, ...[alias].flat()].filter(Boolean).join(' ');
}
