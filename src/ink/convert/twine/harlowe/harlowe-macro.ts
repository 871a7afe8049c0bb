import { parseValue, parseValues, type Syntax } from '../../expression/parse-value';
import { plainCall } from '../../expression/tokens';
import type { Value } from '../../expression/value';
import { JAVASCRIPT, WORDS } from '../passage/operators';
import type { PassageNode, Read } from '../passage/passage-nodes';
import { closingOf, splitOutside } from '../../expression/brackets';

const MACRO = /\((?<name>\p{L}[\p{L}\d_-]*):/uy;

/** How Harlowe writes values. */
export const HARLOWE: Syntax = {
  operators: {
    ...JAVASCRIPT,
    ...WORDS,
    ...{ 'is >': '>', 'is <': '<', 'is >=': '>=', 'is <=': '<=', contains: 'contains' },
    ...{ 'is in': 'in', 'is not in': 'not in', 'does not contain': 'lacks' },
  },
};

/** A macro of Harlowe, with its brackets. */
export interface HarloweMacro {
  /** Without hyphens and capitals, which Harlowe does not count. */
  name: string;
  given: string;
  code: string;
  end: number;
}

/** What a rule may ask about a macro. */
export interface HarloweCall extends HarloweMacro {
  /** The macro with its hook, as written. */
  whole: string;
  read: Read;
  /** The text of the hook of the passage that the macro names: `?door`; null if there is none. */
  named: string | null;
}

/** What a macro means, with what is in the hook behind it. */
export type Rule = (macro: HarloweCall, body: readonly PassageNode[]) => readonly PassageNode[];

/** The hook after a macro. */
export interface Hook {
  inside: string;
  end: number;
}

/** The macro at a place; null if there is none. */
export function macroAt(text: string, at: number): HarloweMacro | null {
  MACRO.lastIndex = at;
  const match = MACRO.exec(text);
  const close = match === null ? -1 : closingOf(text, at, '(', ')');
  if (match === null || close < 0) return null;
  return {
    name: plainCall(match.groups?.name ?? ''),
    given: text.slice(at + match[0].length, close).trim(),
    code: text.slice(at, close + 1),
    end: close + 1,
  };
}

/** The hook after a macro; null if none follows. */
export function hookAfter(text: string, at: number): Hook | null {
  const from = at + (/^\s*/.exec(text.slice(at))?.[0].length ?? 0);
  const isLink = text[from + 1] === '[' && text[from + 2] !== '[' && !isHookOfLink(text, from);
  if (text[from] !== '[' || isLink) return null;
  const end = closingOf(text, from, '[', ']');
  return end < 0 ? null : { inside: text.slice(from + 1, end), end: end + 1 };
}

/** `[[Go] more]` is a hook with brackets in it, `[[Go]]` is a link. */
function isHookOfLink(text: string, at: number): boolean {
  const inner = closingOf(text, at + 1, '[', ']');
  return inner >= 0 && text[inner + 1] !== ']';
}

/** What is in the brackets of a macro, as values; null if one is not understood. */
export function valuesOf({ given }: HarloweMacro): readonly Value[] | null {
  return parseValues(given, HARLOWE);
}

/** The texts among what is in the brackets: names of passages, words of links. */
export function textsOf(macro: HarloweMacro): (string | null)[] {
  return (valuesOf(macro) ?? []).map((value) =>
    value.kind === 'literal' && typeof value.is === 'string' ? value.is : null,
  );
}

/** The variable that a macro is bound to, and what is given behind it. */
export function boundTo({ given }: HarloweMacro): { name: string | null; rest: (Value | null)[] } {
  const [, ...rest] = splitOutside(given, ',').map((part) => parseValue(part, HARLOWE));
  const bound = /(?:^|,)\s*2?bind\s+(?<name>[$_][^,]+)/.exec(given)?.groups?.name ?? '';
  const name = parseValue(bound, HARLOWE);
  return { name: name?.kind === 'name' ? name.name : null, rest };
}
