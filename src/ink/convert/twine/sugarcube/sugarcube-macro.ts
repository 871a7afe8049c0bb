import { parseValue, type Syntax } from '../../expression/parse-value';
import { literal, textOf, type Value } from '../../expression/value';
import { readLink } from '../passage/link-markup';
import { JAVASCRIPT, WORDS } from '../passage/operators';
import type { PassageNode, Read } from '../passage/passage-nodes';

const MACRO =
  /<<(?<end>\/?)(?<name>[a-z][\w-]*|[=-])(?<given>(?:"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|>(?!>)|[^>"'])*)>>/iy;
const ARGUMENT = /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\[\[[^]*?\]\]|`(?<code>[^`]*)`|[^\s"']\S*/g;

/** How SugarCube writes values. */
export const SUGARCUBE: Syntax = {
  operators: {
    ...JAVASCRIPT,
    ...WORDS,
    ...{ isnot: '!==', eq: '==', neq: '!=', gt: '>', gte: '>=', lt: '<', lte: '<=', to: '==' },
  },
  plainName: (name) => name.replace(/^State\.(?:temporary|variables)\./, '$'),
};

/** A macro of SugarCube, without what it contains. */
export interface SugarCubeMacro {
  at: number;
  end: number;
  isEnd: boolean;
  name: string;
  given: string;
  code: string;
}

/** A macro with what it contains. */
export interface MacroCall extends SugarCubeMacro {
  /** What is given to it, one after the other. */
  args: readonly Given[];
  inside: string;
  /** All of it, as written. */
  whole: string;
  read: Read;
}

/** What a macro means. */
export type Rule = (call: MacroCall) => PassageNode[];

/** What is given to a macro: a value, or a link in brackets. */
export interface Given {
  /** Null for a link, and for what is not understood. */
  value: Value | null;
  /** What is in quotes, or stands for itself. */
  text: string | null;
  link: ReturnType<typeof readLink> | null;
}

/** The macro at a place; null if there is none. */
export function macroAt(text: string, at: number): SugarCubeMacro | null {
  MACRO.lastIndex = at;
  const match = MACRO.exec(text);
  if (match === null) return null;
  const { end = '', name = '', given = '' } = match.groups ?? {};
  return {
    at,
    end: at + match[0].length,
    isEnd: end === '/' || /^end(?:if|silently|nobr)$/.test(name),
    name: name.toLowerCase(),
    given: given.trim(),
    code: match[0],
  };
}

/** The macros of the text that was looked at last. */
let last: { text: string; macros: readonly SugarCubeMacro[] } = { text: '', macros: [] };

/** All macros from a place on. */
export function macrosIn(text: string, from = 0): readonly SugarCubeMacro[] {
  if (last.text !== text) {
    const macros: SugarCubeMacro[] = [];
    for (let at = text.indexOf('<<'); at >= 0; at = text.indexOf('<<', at)) {
      const macro = macroAt(text, at);
      if (macro !== null) macros.push(macro);
      at = macro?.end ?? at + 2;
    }
    last = { text, macros };
  }
  return from === 0 ? last.macros : last.macros.filter(({ at }) => at >= from);
}

/** Where a macro with contents is closed; null if it is not. */
export function closeOf(
  text: string,
  from: number,
  name: string,
): { from: number; end: number } | null {
  let depth = 1;
  for (const macro of macrosIn(text, from)) {
    if (macro.name !== name && macro.name !== `end${name}`) continue;
    depth += macro.isEnd ? -1 : 1;
    if (depth === 0) return { from: macro.at, end: macro.end };
  }
  return null;
}

/** What a macro contains, in the parts that macros of these names begin: `<<else>>`, `<<case>>`. */
export function partsOf(whole: MacroCall, ...names: readonly string[]): MacroCall[] {
  const { inside } = whole;
  const parts: MacroCall[] = [];
  let head: MacroCall = whole;
  let from = 0;
  let depth = 0;
  for (const one of macrosIn(inside)) {
    const isOwn = one.name === whole.name || one.name === `end${whole.name}`;
    if (isOwn) depth += one.isEnd ? -1 : 1;
    else if (depth === 0 && names.includes(one.name)) {
      parts.push({ ...head, inside: inside.slice(from, one.at) });
      head = { ...whole, ...one, args: argumentsOf(one.given) };
      from = one.end;
    }
  }
  return [...parts, { ...head, inside: inside.slice(from) }];
}

/** What is given to a macro, one after the other. */
export function argumentsOf(given: string): Given[] {
  return [...given.matchAll(ARGUMENT)].map((match) => {
    const [written] = match;
    if (written.startsWith('[[')) {
      return { value: null, text: null, link: readLink(written.slice(2, -2)) };
    }
    const parsed = parseValue(match.groups?.code ?? written, SUGARCUBE);
    const isBare = parsed?.kind === 'name' && !/^(?:[$_]|setup\.)/.test(parsed.name);
    const value = isBare ? literal(written) : parsed;
    return { value, text: textOf(value), link: null };
  });
}
