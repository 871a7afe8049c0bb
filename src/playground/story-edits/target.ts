import { START } from '../../ink/map/story-graph';
import type { StoryProgram } from '../../ink/story/story-program';
import { readStoryNames, type Declaration } from '../../ink/story/story-names';
import { findPlace } from './find-place';
import { applyEdits, type EditPlan, type EditProblem, type TextEdit } from './text-edit';

/** Where ink’s own words lead that are no places. */
const WORDS = ['END', 'DONE'];

/** Why no arrow can be written to a place, or null. */
export function targetProblem(program: StoryProgram, to: string): EditProblem | null {
  if (WORDS.includes(to)) return null;
  if (to === START) return 'beginning';
  const place = findPlace(program, to);
  if (place === null) return 'changed';
  return place.header?.hasParameters === true ? 'values' : null;
}

/**
 * The edits as a plan, unless the names in them lead elsewhere: near to a label, stitch or variable of the same name, ink
 * takes that.
 */
export function checkedPlan(
  program: StoryProgram,
  edits: readonly TextEdit[],
  to: string,
): EditPlan {
  if (WORDS.includes(to)) return { edits };
  const { occurrences } = readStoryNames(applyEdits(program, edits));
  const isRight = edits
    .filter(({ insert }) => insert.endsWith(to))
    .every((edit) => {
      const end = positionAfter(edits, edit);
      const found = occurrences.find((one) => one.file === edit.file && one.to === end);
      return found !== undefined && placeIdOf(found.declaration) === to;
    });
  return isRight ? { edits } : { problem: 'hidden' };
}

/** Where the text of an edit ends after all of them. */
function positionAfter(edits: readonly TextEdit[], { file, from, insert }: TextEdit): number {
  return edits
    .filter((other) => other.file === file && other.from < from)
    .reduce(
      (at, other) => at + other.insert.length - (other.to - other.from),
      from + insert.length,
    );
}

/** The id of the place that is declared; null if it is none. */
export function placeIdOf({ kind, name, knot }: Declaration): string | null {
  if (kind === 'knot') return name;
  if (kind !== 'stitch') return null;
  return knot === null ? name : `${knot}.${name}`;
}
