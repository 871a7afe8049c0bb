import type { Grammar, TokenObject } from 'prismjs';
import { rememberLast } from '../../base/text/remember-last';

/** Finds the end of what begins exactly at `from`, or -1 if it does not begin there. */
export type Extent = (text: string, from: number) => number;

/** One kind of token: its extent and its contents. */
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
 * A Prism grammar in which, at every position, the first rule that matches wins.
 *
 * Prism itself looks for one kind of token in the whole text, then for the next kind. In ink, comments, braces, tags
 * and markup can all contain one another, so no order of kinds is right; and when a later match covers an earlier
 * one, Prism searches again from there, in quadratic time. Matches of one lexed grammar never overlap.
 *
 * `starts` (with the flag `g`) finds the next position where any rule could match.
 */
export function lexedGrammar(starts: RegExp, rules: readonly Rule[]): Grammar {
  const placesOf = rememberLast((text) => findPlaces(starts, rules, text), MEMORY);
  const grammar: Record<string, TokenObject[]> = {};
  rules.forEach(({ type, inside, alias }, index) => {
    const pattern = new RulePattern((text) => placesOf(text)[index] ?? []);
    // In an array: gatsby-remark-prismjs treats strings of plain objects as patterns and follows grammars that
    // contain themselves forever, but leaves arrays alone.
    (grammar[type] ??= []).push({ pattern, greedy: true, inside, alias });
  });
  return grammar;
}

/** Combines grammars in order; kinds of token that several of them define are tried together. */
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

/** Reads a text once and returns the positions of each rule in order. */
function findPlaces(starts: RegExp, rules: readonly Rule[], text: string): Place[][] {
  const places: Place[][] = rules.map(() => []);
  let at = 0;
  while (at < text.length) {
    starts.lastIndex = at;
    const from = starts.exec(text)?.index;
    if (from === undefined) break;
    // A whole character: patterns step back when they start within one.
    at = from + ((text.codePointAt(from) ?? 0) > 0xffff ? 2 : 1);
    for (const [index, rule] of rules.entries()) {
      const to = rule.extent(text, from);
      if (to <= from) continue;
      places[index]?.push({ from, to });
      at = to;
      break;
    }
  }
  return places;
}

/** Prism asks for each kind of token separately. More than the possible nesting depth, so that a text is still remembered after the texts within it. */
const MEMORY = 32;

/** Looks like a regular expression to Prism, which sets `lastIndex` and calls `exec`. */
class RulePattern extends RegExp {
  readonly #placesOf: (text: string) => Place[];

  constructor(placesOf: (text: string) => Place[]) {
    super('(?:)', 'g');
    this.#placesOf = placesOf;
  }

  override exec(text: string): RegExpExecArray | null {
    const place = firstFrom(this.#placesOf(text), this.lastIndex);
    this.lastIndex = place?.to ?? 0;
    if (!place) return null;
    const match: [string] = [text.slice(place.from, place.to)];
    return Object.assign(match, { index: place.from, input: text });
  }
}

function firstFrom(places: readonly Place[], from: number): Place | undefined {
  let low = 0;
  let high = places.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((places[middle]?.from ?? from) < from) low = middle + 1;
    else high = middle;
  }
  return places[low];
}
