import { textOfFile, type StoryProgram } from '../../ink/story/story-program';
import { findPlace, placeAround, placesIn } from './find-place';

/** The places of a file at which a play can begin, and where their lines begin. */
export function startingLines(
  program: StoryProgram,
  file: string | null,
): { id: string; from: number }[] {
  return placesIn(file, textOfFile(program, file))
    .filter(({ header }) => header?.hasParameters === false)
    .map(({ id, lines, first }) => ({ id, from: lines[first]?.from ?? 0 }));
}

/** The place that a position of a text is in; null if no play can begin there. */
export function placeAt(program: StoryProgram, file: string | null, at: number): string | null {
  const place = placeAround(program, file, at);
  return place === null || place.header?.hasParameters === true ? null : place.id;
}

/** Whether a play can begin at a place: not if it needs values, which only an arrow to it gives. */
export function canPlayFrom(program: StoryProgram, id: string): boolean {
  return findPlace(program, id)?.header?.hasParameters !== true;
}
