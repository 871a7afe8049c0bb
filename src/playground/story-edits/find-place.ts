import { includedFiles } from '../../ink/story/included-files';
import { mapMessages } from '../../config/messages/map';
import { START } from '../../ink/map/story-graph';
import { inkName } from '../../ink/story/place-title';
import { textOfFile, type StoryProgram } from '../../ink/story/story-program';
import { namesIn, placeAround, placesIn, type FoundPlace } from './places-in';
import { isBlank, isComment } from '../../ink/reading/source-lines';

const { start } = mapMessages;

export { namesIn, placeAround, placesIn, type FoundPlace };

/** All places that a text has, in the order of the text; functions are none. */
export function findPlaces(program: StoryProgram): FoundPlace[] {
  return includedFiles(program, null).flatMap((file) => placesIn(file, textOfFile(program, file)));
}

/** A place by its id; null if the text does not have it. */
export function findPlace(program: StoryProgram, id: string): FoundPlace | null {
  return findPlaces(program).find((place) => place.id === id) ?? null;
}

/**
 * The place that somebody means who types a name: the one of this name, or the only one that differs in its capitals; else
 * the beginning, if it is what the map calls that.
 */
export function placeNamed(program: StoryProgram, typed: string): FoundPlace | null {
  const name = inkName(typed);
  if (name === '') return null;
  const places = findPlaces(program);
  const alike = places.filter(({ id }) => id.toLowerCase() === name.toLowerCase());
  const isStart = alike.length === 0 && name.toLowerCase() === inkName(start).toLowerCase();
  if (isStart) return findPlace(program, START);
  return alike.find(({ id }) => id === name) ?? (alike.length === 1 ? (alike[0] ?? null) : null);
}

/** A place as it is to its player: a knot that begins with its first stitch is that stitch. */
export function whereItBegins(program: StoryProgram, place: FoundPlace): FoundPlace {
  const { lines, body, bodyEnd, end, header } = place;
  const isEmpty = lines.slice(body, bodyEnd).every(isBlank);
  if (header?.kind !== 'knot' || !isEmpty || bodyEnd === end) return place;
  const stitch = lines[bodyEnd]?.header;
  return (stitch && findPlace(program, `${place.id}.${stitch.name}`)) ?? place;
}

/** The number of the line at which a place ends if the comment directly above the next one belongs to that. */
export function endWithoutComment(
  program: StoryProgram,
  { file, lines, first }: FoundPlace,
  end: number,
): number {
  const text = textOfFile(program, file);
  const isCommentAt = (at: number): boolean => {
    const line = lines[at];
    return line !== undefined && isComment(line, text);
  };
  let last = end;
  while (end < lines.length && last > first + 1 && isCommentAt(last - 1)) last -= 1;
  return last;
}
