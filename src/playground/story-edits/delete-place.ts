import { START } from '../../ink/map/story-graph';
import { lineKind } from '../../ink/reading/line-kind';
import { textOfFile, type StoryProgram } from '../../ink/story/story-program';
import type { Declaration } from '../../ink/story/story-names';
import { endWithoutComment, findPlace, findPlaces, type FoundPlace } from './find-place';
import { readNameUses, type NameUse } from './name-uses';
import { isBlank } from '../../ink/reading/source-lines';
import { reach } from './name-beginning';
import { checkedPlan } from './target';
import { lineBreakOf, type EditPlan, type TextEdit } from './text-edit';

/** What names a place from elsewhere. */
export interface PlaceUses {
  /** Arrows by which the story goes there, which can lead elsewhere. */
  diverts: NameUse[];
  /** Conditions, variables, tunnels and threads. */
  others: NameUse[];
}

/** What names a place, or something in it, from elsewhere. */
export function usesOfPlace(program: StoryProgram, id: string): PlaceUses {
  const place = findPlace(program, id);
  if (place === null) return { diverts: [], others: [] };
  const [from, to] = rangeOf(place, program);
  const uses = readNameUses(program).filter(
    (use) =>
      use.declaration !== null &&
      isIn(use.declaration, id) &&
      !(use.file === place.file && from <= use.from && use.from < to),
  );
  return {
    diverts: uses.filter(({ isDivert }) => isDivert),
    others: uses.filter(({ isDivert }) => !isDivert),
  };
}

/**
 * Takes a place out of the text; variables that are declared in it stay. The arrows to it lead to `to` then; if that is
 * null they stay as they are, and the compiler and the map show them as mistakes.
 */
export function deletePlace(program: StoryProgram, id: string, to: string | null): EditPlan {
  const place = findPlace(program, id);
  if (place === null || id === START) return { problem: 'changed' };
  const removed = removedEdit(program, place);
  if (to === null) return { edits: [removed] };
  const reached = reach(program, to);
  if ('problem' in reached) return reached;
  if (reached.to === id || reached.to.startsWith(`${id}.`)) return { problem: 'changed' };
  const moved = usesOfPlace(program, id).diverts.map(({ file, from, to: end }): TextEdit => ({
    file,
    from,
    to: end,
    insert: reached.to,
  }));
  return checkedPlan(program, [...reached.edits, ...moved, removed], reached.to);
}

function isIn({ kind, name, knot, stitch }: Declaration, id: string): boolean {
  if (!['knot', 'stitch', 'label'].includes(kind)) return false;
  const [first, second] = id.split('.');
  if (second !== undefined) return knot === first && stitch === second;
  return kind === 'knot' ? name === id : knot === id || (knot === null && stitch === id);
}

/** From its header to the next one, without the comment that stands directly above that. */
function rangeOf(place: FoundPlace, program: StoryProgram): [from: number, to: number] {
  const { lines, first, end, file } = place;
  const last = endWithoutComment(program, place, end);
  return [lines[first]?.from ?? 0, lines[last]?.from ?? textOfFile(program, file).length];
}

function removedEdit(program: StoryProgram, place: FoundPlace): TextEdit {
  const { file, lines, header } = place;
  const eol = lineBreakOf(textOfFile(program, file));
  const [from, to] = rangeOf(place, program);
  const within = lines.filter((line) => line.from >= from && line.from < to);
  const kept = within.filter(({ text }) => ['declaration', 'include'].includes(lineKind(text)));
  const texts = kept.map((line) => textOf(program, file, line) + eol);
  if (header?.kind === 'stitch' && isOnlyContent(program, place)) texts.push(`-> END${eol}`);
  return {
    file,
    from: texts.length > 0 ? from : withoutGap(program, place, to),
    to,
    insert: texts.join(''),
  };
}

/** Where a place begins; with the last one of a file, the empty lines above it go, too. */
function withoutGap(program: StoryProgram, { file, lines, first }: FoundPlace, to: number): number {
  const begin = lines[first]?.from ?? 0;
  if (to < textOfFile(program, file).length) return begin;
  const above = lines
    .slice(0, first)
    .findLastIndex((line) => textOf(program, file, line).trim() !== '');
  return lines[above + 1]?.from ?? begin;
}

/** Whether a knot would have no line without this stitch. */
function isOnlyContent(program: StoryProgram, { id }: FoundPlace): boolean {
  const [knotId = '', name] = id.split('.');
  const knot =
    name === undefined ? undefined : findPlaces(program).find((one) => one.id === knotId);
  if (knot === undefined) return false;
  const others = findPlaces(program).some(
    (one) => one.id.startsWith(`${knotId}.`) && one.id !== id,
  );
  return !others && knot.lines.slice(knot.body, knot.bodyEnd).every(isBlank);
}

function textOf(
  program: StoryProgram,
  file: string | null,
  line: { from: number; to: number },
): string {
  return textOfFile(program, file).slice(line.from, line.to);
}
