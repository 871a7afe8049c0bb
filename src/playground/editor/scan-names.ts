import { readPieces } from '../../ink/reading/read-pieces';

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

/** Reads the names that a story declares; the story may be incomplete. */
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
  const lineAt = lineCounter(source);
  let stitch: string | null = null;
  for (const piece of readPieces(source)) {
    for (const { role, path: name, from } of piece.names) {
      if (!('declares' in role)) continue;
      const knot = names.knots.at(-1);
      const at = piece.from + from;
      switch (role.declares) {
        case 'knot':
        case 'function':
          stitch = null;
          names.knots.push({
            name,
            parameters: parametersAfter(source, at + name.length),
            isFunction: role.declares === 'function',
            stitches: [],
            labels: [],
            temporaries: [],
            line: lineAt(at),
          });
          break;
        case 'stitch':
          stitch = name;
          knot?.stitches.push(name);
          break;
        case 'label':
          (knot ?? names).labels.push(stitch === null ? name : `${stitch}.${name}`);
          break;
        case 'temporary':
          (knot ?? names).temporaries.push(name);
          break;
        case 'variable':
          names.variables.push(name);
          break;
        case 'constant':
          names.constants.push(name);
          break;
        case 'list':
          names.lists.push({ name, items: [] });
          break;
        case 'list-item':
          names.lists.at(-1)?.items.push(name);
          break;
        case 'external':
          names.externals.push({
            name,
            parameters: parametersAfter(source, at + name.length) ?? '',
          });
          break;
        case 'parameter':
          break;
      }
    }
  }
  return names;
}

const PARAMETERS = /[ \t]*\((?<parameters>[^)\n]*)\)/y;

function parametersAfter(source: string, from: number): string | null {
  PARAMETERS.lastIndex = from;
  return PARAMETERS.exec(source)?.groups?.parameters ?? null;
}

/** Counts lines up to positions, which are asked for in their order. */
function lineCounter(source: string): (position: number) => number {
  let line = 1;
  let counted = 0;
  return (position) => {
    for (; counted < position; counted += 1) if (source[counted] === '\n') line += 1;
    return line;
  };
}
