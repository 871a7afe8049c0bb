import { mapEditMessages } from '../../../config/messages/map-edit';
import { placeNames } from '../../../ink/map/describe-way';
import { isSameProgram, textOfFile, type StoryProgram } from '../../../ink/story/story-program';
import { findPlaces, type FoundPlace } from '../../story-edits/find-place';

const words = mapEditMessages.stepOf;

/** What a step did that led from one text to another, in words; with the same text, it was done beside that. */
export function describeStep(before: StoryProgram, after: StoryProgram): string {
  if (isSameProgram(before, after)) return words.moved;
  const [former, places] = [findPlaces(before), findPlaces(after)];
  const [gone, come] = [namesWithout(former, places), namesWithout(places, former)];
  const nameOf = placeNames(places);
  const [from, to] = [gone[0], come[0]];
  // Its stitches have its name as well.
  if (from !== undefined && to !== undefined && gone.length === come.length)
    return words.renamed(from, to);
  if (come.length > 0) return words.added(come);
  if (gone.length > 0) return words.deleted(gone);
  return words.text(placesWithOtherText(before, after).map(({ id }) => nameOf(id)));
}

/** The first place that a text had not, else the first that has other words now; null if there is none. */
export function changedPlace(before: StoryProgram, after: StoryProgram): string | null {
  const former = new Set(findPlaces(before).map(({ id }) => id));
  const changed = placesWithOtherText(before, after);
  return (changed.find(({ id }) => !former.has(id)) ?? changed[0])?.id ?? null;
}

function placesWithOtherText(before: StoryProgram, after: StoryProgram): FoundPlace[] {
  const texts = new Map(findPlaces(before).map((place) => [place.id, textOf(before, place)]));
  return findPlaces(after).filter((place) => texts.get(place.id) !== textOf(after, place));
}

function namesWithout(places: readonly FoundPlace[], others: readonly FoundPlace[]): string[] {
  const known = new Set(others.map(({ id }) => id));
  const nameOf = placeNames(places);
  return places.filter(({ id }) => !known.has(id)).map(({ id }) => nameOf(id));
}

function textOf(program: StoryProgram, { file, lines, first, bodyEnd }: FoundPlace): string {
  const [start, end] = [lines[first]?.from ?? 0, lines[bodyEnd - 1]?.to ?? 0];
  return textOfFile(program, file).slice(start, end);
}
