import { inkName } from '../story/place-title';
import type { InkLine } from './ink-line';

/** What a variable holds, by its declaration. */
export type ValueKind = 'flag' | 'list' | 'other';

/** The names that a story declares, in ink or as another tool does: in a text that does not compile, without scopes. */
export interface KnownNames {
  /** Knots, stitches and labels. */
  places: ReadonlySet<string>;
  /** Variables, constants and lists. */
  variables: ReadonlyMap<string, ValueKind>;
  /** Those that the whole story knows, unlike parameters and temporary ones. */
  globals: ReadonlySet<string>;
  /** Those that never change. */
  constants: ReadonlySet<string>;
  functions: ReadonlySet<string>;
  /** The items of lists. */
  items: ReadonlySet<string>;
  /** Variables that lines of Twine set: what they become declares them. */
  foreign: ReadonlySet<string>;
  /** Names of parameters, and all that an arrow leads to. */
  targets: ReadonlySet<string>;
}

const WORD = /^[\p{L}\d_]+$/u;

/** Places as Ren’Py, ChoiceScript and Twee write them. */
const foreignLabel =
  /^(?:\s*(?:label\s+(?<name>[\p{L}\d_]+)\s*:|\*label\s+(?<other>\w+))|::\s*(?<passage>[^[{:\s][^[{:]*))\s*/u;

const FOREIGN_SET =
  /(?:^\s*(?:<<set|\(set:)\s*|(?<=^\s*\(set:.*),\s*)\$(?<name>[\p{L}\d_]+)\s+to\b/gu;

/** Collects the names from the lines of a file. */
export function knownNames(lines: readonly InkLine[]): KnownNames {
  const places = new Set<string>();
  const variables = new Map<string, ValueKind>();
  const globals = new Set<string>();
  const constants = new Set<string>();
  const functions = new Set<string>();
  const items = new Set<string>();
  const foreign = new Set<string>();
  const targets = new Set<string>();
  for (const line of lines) {
    const words = line.parts.filter(({ text }) => WORD.test(text));
    const named = (type: string) => words.filter(({ types }) => types.at(-1) === type);
    const texts = (type: string) => named(type).map(({ text }) => text);
    if (line.kind === 'header') {
      for (const name of texts('name')) places.add(name);
      for (const name of texts('function')) functions.add(name);
      for (const name of texts('parameter')) variables.set(name, 'other');
    }
    for (const name of texts('label')) places.add(name);
    const label = foreignLabel.exec(line.text)?.groups;
    const place = label?.name ?? label?.other ?? label?.passage;
    if (place !== undefined) places.add(asName(place));
    for (const set of line.text.matchAll(FOREIGN_SET)) foreign.add(set.groups?.name ?? '');
    const character = /^\s*define\s+(?<name>[\p{L}\d_]+)\s*=\s*Character\(/u.exec(line.text)?.groups
      ?.name;
    if (character !== undefined) variables.set(character, 'other');
    for (const name of texts('target')) targets.add(name);
    const [first, ...rest] = named('variable').map(({ text }) => text);
    const keyword = texts('keyword').concat(/^\s*(LIST|EXTERNAL)\b/.exec(line.code)?.[1] ?? []);
    if (keyword.includes('EXTERNAL')) for (const name of texts('function')) functions.add(name);
    else if (line.kind === 'declaration' || (line.kind === 'logic' && keyword.includes('temp'))) {
      if (first !== undefined) variables.set(first, kindOf(line.code));
      if (first !== undefined && line.kind === 'declaration') globals.add(first);
      if (first !== undefined && keyword.includes('CONST')) constants.add(first);
      if (keyword.includes('LIST')) for (const item of rest) items.add(item);
    }
  }
  return { places, variables, globals, constants, functions, items, foreign, targets };
}

/** The names of all files together. */
export function namesOfAll(files: readonly KnownNames[]): KnownNames {
  const all = (some: (names: KnownNames) => Iterable<string>): Set<string> =>
    new Set(files.flatMap((names) => [...some(names)]));
  return {
    places: all(({ places }) => places),
    variables: new Map(files.flatMap(({ variables }) => [...variables])),
    globals: all(({ globals }) => globals),
    constants: all(({ constants }) => constants),
    functions: all(({ functions }) => functions),
    items: all(({ items }) => items),
    foreign: all(({ foreign }) => foreign),
    targets: all(({ targets }) => targets),
  };
}

function kindOf(declaration: string): ValueKind {
  if (/=\s*(?:true|false)\s*$/.test(declaration)) return 'flag';
  return /^\s*LIST\b|=\s*\(/.test(declaration) ? 'list' : 'other';
}

/** A name as somebody may write it in words: without case, spaces, signs and articles. */
export function folded(name: string): string {
  return name
    .toLowerCase()
    .replace(/^(?:the|a|an)[ _-]+/, '')
    .replace(/[^\p{L}\d]/gu, '');
}

/** The place that is meant by words, if there is one. */
export function placeFor(words: string, { places }: KnownNames): string | null {
  if (places.has(words)) return words;
  const wanted = folded(words);
  return wanted === '' ? null : ([...places].find((place) => folded(place) === wanted) ?? null);
}

/** Words as the name of a place or a variable. */
export function asName(words: string): string {
  return inkName(words).replaceAll('.', '_');
}
