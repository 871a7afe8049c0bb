import { START } from '../../ink/map/story-graph';
import { contentEnd } from '../../ink/reading/source-lines';
import { textOfFile, type StoryProgram } from '../../ink/story/story-program';
import { addPlace, appended, knotProblem, PLACE_BODY, stitchProblem } from './add-place';
import { findPlaces, placeNamed, type FoundPlace } from './find-place';
import { nameBeginning } from './name-beginning';
import { lineBreakOf, type EditPlan } from './text-edit';

/**
 * Adds the place that an arrow names, `kitchen` or `kitchen.sink`, where it does not exist: a knot at the end of the
 * arrow’s file, or a stitch at the end of its knot; what is called as the beginning is that.
 */
export function addMissing(program: StoryProgram, path: string, file: string | null): EditPlan {
  const [knot = '', stitch, ...rest] = path.split('.');
  if (rest.length > 0) return { problem: 'letters' };
  if (stitch === undefined)
    return placeNamed(program, knot)?.id === START
      ? nameBeginning(program, knot)
      : addPlace(program, knot, file);
  const place = findPlaces(program).find(
    ({ id, header }) => id === knot && header?.kind === 'knot',
  );
  if (place !== undefined) return addStitch(program, place, stitch);
  const problem = knotProblem(program, knot) ?? stitchProblem(program, knot, stitch);
  if (problem !== null) return { problem };
  const eol = lineBreakOf(textOfFile(program, file));
  const added = appended(program, file, knot, `= ${stitch}${eol}${PLACE_BODY}`);
  return added === null ? { problem: 'in-comment' } : { edits: [added] };
}

function addStitch(program: StoryProgram, knot: FoundPlace, stitch: string): EditPlan {
  const problem = stitchProblem(program, knot.id, stitch);
  if (problem !== null) return { problem };
  const { file, lines, first, end } = knot;
  const eol = lineBreakOf(textOfFile(program, file));
  const at = lines[contentEnd(lines, first, end) - 1]?.to ?? 0;
  const edit = { file, from: at, to: at, insert: `${eol}${eol}= ${stitch}${eol}${PLACE_BODY}` };
  return { edits: [edit] };
}
