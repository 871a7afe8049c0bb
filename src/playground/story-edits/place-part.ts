import { textOfFile, type StoryProgram } from '../../ink/story/story-program';
import { endWithoutComment, findPlace, findPlaces } from './find-place';
import { contentEnd } from './story-lines';

/** The lines of a place: a part of a file, from the start of its first line to the end of its last one. */
export interface PlacePart {
  /** The place that begins there. */
  id: string;
  file: string | null;
  from: number;
  to: number;
  /** The story that it is a part of. */
  program: StoryProgram;
}

/**
 * The lines of a place, without its stitches, which are places of their own, and without the comment directly above what
 * comes next. Null if it has no line.
 */
export function partOfPlace(program: StoryProgram, id: string): PlacePart | null {
  const place = findPlace(program, id);
  if (place === null) return null;
  const { file, lines, first, bodyEnd } = place;
  const from = lines[first]?.from;
  const to = lines[endWithoutComment(program, place, bodyEnd) - 1]?.to;
  if (from === undefined || to === undefined || bodyEnd <= first) return null;
  return { id, file, from, to, program };
}

/** The same part after something was written in it: its name may be another, and other places may begin in it. */
export function typedPart(part: PlacePart, program: StoryProgram): PlacePart {
  const { file, from } = part;
  const by = textOfFile(program, file).length - textOfFile(part.program, file).length;
  const begins = findPlaces(program).filter(
    (place) => place.file === file && place.lines[place.first]?.from === from,
  );
  // While a name is being written, it is none for a moment.
  return { ...part, id: begins.at(-1)?.id ?? part.id, to: part.to + by, program };
}

/**
 * The same part after the story was changed elsewhere; other places that were written in it stay in it. Null if its place
 * is gone.
 */
export function followPart(part: PlacePart, program: StoryProgram): PlacePart | null {
  if (part.program === program) return part;
  const hasSameText = textOfFile(part.program, part.file) === textOfFile(program, part.file);
  if (hasSameText && (part.file === null || part.file in program.files))
    return { ...part, program };
  const own = partOfPlace(program, newId(part, program));
  if (own?.file !== part.file) return null;
  const ends = placesWithin(part)
    .map((id) => partOfPlace(program, id))
    .map((other) => (other !== null && other.file === own.file ? other.to : 0));
  return { ...own, to: Math.max(own.to, ...ends) };
}

/** The ids of the places that begin within a part, below its own. */
export function placesWithin({ id, file, from, to, program }: PlacePart): string[] {
  return findPlaces(program)
    .filter((place) => {
      const start = place.lines[place.first]?.from ?? 0;
      return place.file === file && place.id !== id && from < start && start <= to;
    })
    .map((place) => place.id);
}

/** Where one goes on writing in a part: at the end of the last line of its place that has words. */
export function writingEnd({ id, to, program }: PlacePart): number {
  const place = findPlace(program, id);
  if (place === null) return to;
  const { lines, first, bodyEnd } = place;
  return Math.min(to, lines[contentEnd(lines, first, bodyEnd) - 1]?.to ?? to);
}

/** What a place is called now: if there are as many as before, the one in its place. */
function newId({ id, program: before }: PlacePart, after: StoryProgram): string {
  const [former, places] = [findPlaces(before), findPlaces(after)];
  if (places.some((place) => place.id === id) || former.length !== places.length) return id;
  return places[former.findIndex((place) => place.id === id)]?.id ?? id;
}
