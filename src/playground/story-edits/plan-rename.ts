import { includedFiles } from '../../ink/story/included-files';
import { nameFault, type NameFault } from '../../ink/reading/name-rules';
import { titleIn, withTitle } from '../../ink/story/place-title';
import { textOfFile, type StoryProgram } from '../../ink/story/story-program';
import {
  occurrenceAt,
  readStoryNames,
  type Declaration,
  type Occurrence,
  type StoryNames,
} from '../../ink/story/story-names';

/** Why nothing can have a name. */
export type NameProblem = NameFault | 'taken';

/** Why a name cannot be changed, or not to this one. */
export type RenameProblem = NameProblem | 'same' | 'external' | 'engine';

/** A name that can be changed, and all its places. */
export interface Renamed {
  declaration: Declaration;
  occurrences: readonly Occurrence[];
  names: StoryNames;
  /** The file that includes the others. */
  main: string | null;
}

/** The result of a rename; the program must still be compared with the one before (`isSameStory`). */
export type RenamePlan = { problem: RenameProblem } | { program: StoryProgram };

/** What decides which names can be the same. */
type Scoped = Pick<Declaration, 'kind' | 'knot' | 'stitch' | 'list'>;

/** How the names of variables begin that the engine looks for. */
const ENGINE_VARIABLE = 'ATRAMENT_';

/** What the name at a position of a file names, and where else it is written; null if there is no name. */
export function renamedAt(
  program: StoryProgram,
  file: string | null,
  position: number,
): Renamed | null {
  // A file that the story does not include is a story of its own.
  const main = includedFiles(program, null).includes(file) ? null : file;
  const names = readStoryNames(program, main);
  const { declaration } = occurrenceAt(names, file, position) ?? {};
  if (declaration === undefined) return null;
  const occurrences = names.occurrences.filter((one) => one.declaration === declaration);
  return { declaration, occurrences, names, main };
}

/** Changes a name in all its places. */
export function planRename(program: StoryProgram, renamed: Renamed, to: string): RenamePlan {
  const problem = renameProblem(renamed, to);
  if (problem !== null) return { problem };
  const change = (file: string | null): string =>
    [
      ...renamed.occurrences.map((one) => ({ ...one, insert: to })),
      ...formerTitle(program, renamed.declaration),
    ]
      .filter((one) => one.file === file)
      .sort((left, right) => right.from - left.from)
      .reduce(
        (text, { from, to: end, insert }) => text.slice(0, from) + insert + text.slice(end),
        textOfFile(program, file),
      );
  const files = Object.keys(program.files).map((name) => [name, change(name)]);
  return {
    program: {
      source: change(null),
      files: Object.fromEntries(files) as Record<string, string>,
    },
  };
}

/** What follows a name in the header of its place, without the title that belongs to this name; nothing if it has none. */
function formerTitle(program: StoryProgram, { kind, name, file, from: at }: Declaration) {
  if (kind !== 'knot' && kind !== 'stitch') return [];
  const text = textOfFile(program, file);
  const start = text.lastIndexOf('\n', at) + 1;
  const next = text.indexOf('\n', at);
  const to = next === -1 ? text.length : next;
  const header = text.slice(start, to);
  const from = at + name.length;
  if (titleIn(header, name) === null) return [];
  return [{ file, from, to, insert: withTitle(header, name, name).slice(from - start) }];
}

/** Why a name cannot be changed at all, or null. */
export function fixedName({ kind, name }: Declaration): RenameProblem | null {
  if (kind === 'external') return 'external';
  return kind === 'variable' && name.startsWith(ENGINE_VARIABLE) ? 'engine' : null;
}

function renameProblem({ declaration, names }: Renamed, to: string): RenameProblem | null {
  const fixed = fixedName(declaration);
  if (fixed !== null) return fixed;
  return to === declaration.name ? 'same' : nameProblem(to, declaration, names);
}

/** Why something cannot be called like this, or null. */
export function nameProblem(
  to: string,
  declaration: Scoped,
  names: StoryNames,
): NameProblem | null {
  const fault = nameFault(to);
  if (fault !== null) return fault;
  return names.declarations.some((other) => other.name === to && clash(declaration, other))
    ? 'taken'
    : null;
}

/**
 * Whether two declarations cannot have the same name: in ink, only what belongs to different knots, stitches or lists
 * can. A label is known in all that is within its place, too.
 */
function clash(one: Scoped, other: Scoped): boolean {
  if (one.list !== null && other.list !== null) return one.list === other.list;
  if (!isLocal(one) || !isLocal(other)) return true;
  const kinds = [one.kind, other.kind];
  if (kinds.includes('stitch')) return one.knot === other.knot || isAboveKnots(one, other);
  if (kinds.includes('label')) return isWithin(one, other) || isWithin(other, one);
  return one.knot === other.knot && one.stitch === other.stitch;
}

/** Whether just one of two is a stitch, and belongs to no knot: nothing local to a knot is called like it. */
function isAboveKnots(one: Scoped, other: Scoped): boolean {
  const [stitch, ...others] = [one, other].filter(({ kind }) => kind === 'stitch');
  return stitch?.knot === null && others.length === 0;
}

/** Whether the place of a declaration is that of another or within it; the beginning has all places within it. */
function isWithin({ knot, stitch }: Scoped, outer: Scoped): boolean {
  if (outer.stitch !== null) return knot === outer.knot && stitch === outer.stitch;
  return outer.knot === null || outer.knot === knot;
}

/** Whether a name is known only in its knot. */
function isLocal({ kind }: Scoped): boolean {
  return ['stitch', 'label', 'parameter', 'temporary'].includes(kind);
}
