import { closingOf } from '../../expression/brackets';

/** `|name>` before a hook. */
export const NAMED = /\|(?<name>[\w-]+)(?<hides>[>)])\s*(?=\[)/y;
const NAME = /\|(?<before>[\w-]+)[>)]\s*(?=\[)|\]<(?<after>[\w-]+)\|/g;

/** The texts of all hooks of a passage that have names. */
export function hooksIn(text: string): ReadonlyMap<string, string> {
  const hooks = new Map<string, string>();
  for (const match of text.matchAll(NAME)) {
    const { before, after } = match.groups ?? {};
    const isBefore = before !== undefined;
    const from = isBefore ? match.index + match[0].length : openingOf(text, match.index);
    const end = isBefore ? closingOf(text, from, '[', ']') : match.index;
    if (from >= 0 && end >= 0) hooks.set(before ?? after ?? '', text.slice(from + 1, end));
  }
  return hooks;
}

/** Where the bracket is opened that is closed at a place; -1 if nowhere. */
function openingOf(text: string, at: number): number {
  let depth = 0;
  for (let place = at; place >= 0; place -= 1) {
    if (text[place] === ']') depth += 1;
    else if (text[place] === '[') depth -= 1;
    if (depth === 0) return place;
  }
  return -1;
}
