/** A knot, its stitches, and the labels of its choices and gathers, as written after a divert arrow. */
export interface ScannedKnot {
  name: string;
  /** The text between the parentheses of its header, or null. */
  parameters: string | null;
  isFunction: boolean;
  stitches: string[];
  /** Labels, with their stitch if they have one: `stitch.label`. */
  labels: string[];
  /** Variables declared with `~ temp`. */
  temporaries: string[];
  /** Line of the header, starting at 1. */
  line: number;
}

export interface ScannedList {
  name: string;
  items: string[];
}

/** The names that a story declares anywhere. */
export interface ScannedNames {
  knots: ScannedKnot[];
  /** Labels before the first knot. */
  labels: string[];
  /** Temporary variables before the first knot. */
  temporaries: string[];
  variables: string[];
  constants: string[];
  lists: ScannedList[];
  externals: { name: string; parameters: string }[];
}

/** More lines than any story’s list has. */
const MAX_LIST_LINES = 200;

const WORD = String.raw`[\p{L}\d_]+`;
const KNOT = new RegExp(
  String.raw`^\s*={2,}\s*(?<isFunction>function\s+)?(?<name>${WORD})\s*(?:\((?<parameters>[^)]*)\))?`,
  'u',
);
const STITCH = new RegExp(String.raw`^\s*=\s*(?<name>${WORD})`, 'u');
const LABEL = new RegExp(String.raw`^[\s*+-]*[*+-]\s*\(\s*(?<name>${WORD})\s*\)`, 'u');
const DECLARATION = new RegExp(
  String.raw`^\s*(?<kind>VAR|CONST|LIST|EXTERNAL)\s+(?<name>${WORD})(?<rest>.*)`,
  'u',
);
const TEMPORARY = new RegExp(String.raw`~\s*temp\s+(?<name>${WORD})`, 'u');
const WORDS = new RegExp(WORD, 'gu');

/** Reads the names that a story declares, line by line; the story may be incomplete. */
export function scanNames(source: string): ScannedNames {
  const names: ScannedNames = {
    knots: [],
    labels: [],
    temporaries: [],
    variables: [],
    constants: [],
    lists: [],
    externals: [],
  };
  let stitch: string | null = null;
  withoutComments(source).forEach((line, index) => {
    const knot = names.knots.at(-1);
    const header = KNOT.exec(line)?.groups;
    if (header !== undefined) {
      stitch = null;
      names.knots.push({
        name: header.name ?? '',
        parameters: header.parameters ?? null,
        isFunction: header.isFunction !== undefined,
        stitches: [],
        labels: [],
        temporaries: [],
        line: index + 1,
      });
      return;
    }
    const stitchName = knot === undefined ? undefined : STITCH.exec(line)?.groups?.name;
    if (stitchName !== undefined) {
      stitch = stitchName;
      knot?.stitches.push(stitchName);
      return;
    }
    const label = LABEL.exec(line)?.groups?.name;
    if (label !== undefined) {
      (knot ?? names).labels.push(stitch === null ? label : `${stitch}.${label}`);
    }
    const temporary = TEMPORARY.exec(line)?.groups?.name;
    if (temporary !== undefined) (knot ?? names).temporaries.push(temporary);
    declare(names, DECLARATION.exec(line)?.groups);
  });
  return names;
}

function declare(names: ScannedNames, groups: Record<string, string> | undefined): void {
  const { kind, name = '', rest = '' } = groups ?? {};
  switch (kind) {
    case 'VAR':
      names.variables.push(name);
      break;
    case 'CONST':
      names.constants.push(name);
      break;
    case 'LIST':
      names.lists.push({ name, items: itemsOf(rest) });
      break;
    case 'EXTERNAL':
      names.externals.push({ name, parameters: /\(([^)]*)\)/.exec(rest)?.[1] ?? '' });
      break;
  }
}

/** Items of a list without their optional values: `(a), b = 5`. */
function itemsOf(rest: string): string[] {
  return rest
    .replace(/^[^=]*=/, '')
    .split(',')
    .flatMap((item) => item.replace(/=.*/, '').match(WORDS)?.[0] ?? []);
}

/** The lines of a text, with comments removed and every list on one line. */
function withoutComments(source: string): string[] {
  const blank = (comment: string) => comment.replace(/[^\n]/g, '');
  let text = '';
  for (let from = 0; from < source.length;) {
    const at = nextComment(source, from);
    text += source.slice(from, at);
    if (at === source.length) break;
    const isBlock = source[at + 1] === '*';
    const end = source.indexOf(isBlock ? '*/' : '\n', at + 2);
    const to = end < 0 ? source.length : end + (isBlock ? 2 : 0);
    text += blank(source.slice(at, to));
    from = to;
  }
  return joinLists(text.split('\n'));
}

/** Joins continuation lines to their LIST line, and leaves empty lines in their place. */
function joinLists(lines: string[]): string[] {
  const joined: string[] = [];
  let list: string[] | null = null;
  for (const line of lines) {
    if (list === null && !/^\s*LIST\b/.test(line)) {
      joined.push(line);
      continue;
    }
    list = [...(list ?? []).slice(0, MAX_LIST_LINES), line];
    const goesOn = /[,=]$/.test(line.trimEnd());
    joined.push(goesOn ? '' : list.join(' '));
    if (!goesOn) list = null;
  }
  return list === null ? joined : [...joined, list.join(' ')];
}

function nextComment(source: string, from: number): number {
  for (let at = source.indexOf('/', from); at >= 0; at = source.indexOf('/', at + 1)) {
    if (source[at + 1] === '/' || source[at + 1] === '*') return at;
  }
  return source.length;
}
