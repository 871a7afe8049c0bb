import type { Grammar, TokenObject } from 'prismjs';

/** Finds the end of what begins exactly at `from`, or -1 where it does not begin there. */
export type Extent = (text: string, from: number) => number;

/** One kind of token, where it reaches, and what it is made of. */
export interface Rule {
  type: string;
  extent: Extent;
  inside?: Grammar;
  alias?: string[];
}

/** The extent of a regular expression; `^` is the start of a line. */
export function matching(source: string): Extent {
  const pattern = new RegExp(source, 'muy');
  return (text, from) => {
    pattern.lastIndex = from;
    return pattern.test(text) ? pattern.lastIndex : -1;
  };
}

/**
 * A Prism grammar in which, at every place, the first rule that fits wins.
 *
 * Prism itself looks for one kind of token in the whole text, then for the next kind. In ink each of
 * comments, braces, tags and markup may hold the others, so no order of kinds is right; and where a later
 * match covers an earlier one Prism searches again from there, in quadratic time. Matches of one lexed
 * grammar never overlap.
 *
 * `starts` (with the flag `g`) finds the next place where any rule could begin.
 */
export function lexedGrammar(starts: RegExp, rules: readonly Rule[]): Grammar {
  const grammar: Record<string, TokenObject[]> = {};
  for (const rule of rules) {
    const { type, inside, alias } = rule;
    const pattern = new RulePattern((text, from) => findNext(starts, rules, rule, text, from));
    // In an array: gatsby-remark-prismjs takes strings of plain objects for patterns and follows
    // grammars that hold themselves for ever, but leaves arrays alone.
    (grammar[type] ??= []).push({ pattern, greedy: true, inside, alias });
  }
  return grammar;
}

/** One grammar after the other; kinds of token that several of them have are tried together. */
export function joinGrammars(...grammars: Grammar[]): Grammar {
  const joined: Record<string, (RegExp | TokenObject)[]> = {};
  for (const grammar of grammars) {
    for (const [type, value] of Object.entries(grammar)) {
      (joined[type] ??= []).push(...((value ? [value] : []).flat() as TokenObject[]));
    }
  }
  return joined;
}

interface Place {
  from: number;
  to: number;
}

function findNext(
  starts: RegExp,
  rules: readonly Rule[],
  wanted: Rule,
  text: string,
  from: number,
): Place | null {
  let at = from;
  while (at < text.length) {
    starts.lastIndex = at;
    const start = starts.exec(text)?.index ?? text.length;
    const [rule, to] = firstRule(rules, text, start);
    if (rule === wanted) return { from: start, to };
    at = to;
  }
  return null;
}

function firstRule(rules: readonly Rule[], text: string, from: number): [Rule | null, number] {
  for (const rule of rules) {
    const to = rule.extent(text, from);
    if (to > from) return [rule, to];
  }
  return [null, from + 1];
}

/** Looks like a regular expression to Prism, which calls `exec` and sets `lastIndex`. */
class RulePattern extends RegExp {
  readonly #find: (text: string, from: number) => Place | null;

  constructor(find: (text: string, from: number) => Place | null) {
    super('(?:)', 'g');
    this.#find = find;
  }

  override exec(text: string): RegExpExecArray | null {
    const place = this.#find(text, this.lastIndex);
    this.lastIndex = place?.to ?? 0;
    if (!place) return null;
    const match: [string] = [text.slice(place.from, place.to)];
    return Object.assign(match, { index: place.from, input: text });
  }
}
