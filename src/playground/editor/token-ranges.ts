import '../../ink/grammar/prism-manual';
import { tokenize, Token, type TokenStream } from 'prismjs/components/prism-core';
import type { Grammar } from 'prismjs';

/** A part of a text, with the classes it has in a static sample. */
export interface TokenRange {
  from: number;
  to: number;
  classNames: string;
}

/** Several times as many pieces as fit on a screen. */
const MEMORY = 128;

const rememberedBy = new WeakMap<Grammar, Map<string, readonly TokenRange[]>>();

/**
 * The tokens of one piece of a text, outer ones before those they contain. Never throws: what cannot be parsed is
 * not highlighted. Recent results are cached, so that only the changed piece is parsed again.
 */
export function tokenRanges(text: string, grammar: Grammar): readonly TokenRange[] {
  const remembered = rememberedBy.get(grammar) ?? new Map<string, readonly TokenRange[]>();
  rememberedBy.set(grammar, remembered);
  const ranges = remembered.get(text) ?? readRanges(text, grammar);
  remembered.delete(text);
  remembered.set(text, ranges);
  const [oldest] = remembered.keys();
  if (remembered.size > MEMORY && oldest !== undefined) remembered.delete(oldest);
  return ranges;
}

function readRanges(text: string, grammar: Grammar): TokenRange[] {
  const ranges: TokenRange[] = [];
  try {
    collect(tokenize(text, grammar), 0, ranges);
  } catch (error) {
    console.warn('A part of the text could not be coloured.', error);
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
