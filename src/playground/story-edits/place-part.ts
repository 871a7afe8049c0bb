import { START } from '../../ink/map/story-graph';
import { contentEnd, isComment, type SourceLine } from '../../ink/reading/source-lines';
import { textOfFile, type StoryProgram } from '../../ink/story/story-program';
import { endWithoutComment, findPlace, findPlaces } from './find-place';
import { namedBeginning } from './name-beginning';
import { proseOfLine } from './prose-of-line';
import { applyEdits } from './text-edit';

/** What is written in a place: a part of a file, from the start of the line below its header to the end of its last one. */
export interface PlacePart {
  id: string;
  file: string | null;
  from: number;
  to: number;
  /** The story that it is a part of. */
  program: StoryProgram;
}

/**
 * The lines of a place, without its header, which names it, its stitches, which are places of their own, and the comment
 * directly above what comes next. Null if it has no line.
 */
export function partOfPlace(program: StoryProgram, id: string): PlacePart | null {
  const place = findPlace(program, id);
  if (place === null) return null;
  const { file, lines, body, bodyEnd } = place;
  const from = lines[body]?.from;
  const to = lines[endWithoutComment(program, place, bodyEnd) - 1]?.to;
  if (from === undefined || to === undefined || to < from) return null;
  return { id, file, from, to, program };
}

/** The same part after something was written in it; other places may begin in it. */
export function typedPart(part: PlacePart, program: StoryProgram): PlacePart {
  const { file } = part;
  const by = textOfFile(program, file).length - textOfFile(part.program, file).length;
  return { ...part, to: part.to + by, program };
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
      return place.file === file && place.id !== id && from <= start && start <= to;
    })
    .map((place) => place.id);
}

/**
 * Where one goes on writing in a place: at the end of its words, which stand above its first choice or arrow, or on an
 * empty line there. If there is none, the story has one more line. Null if there is no such place.
 */
export function placeToWrite(
  program: StoryProgram,
  id: string,
): { program: StoryProgram; position: number } | null {
  const place = findPlace(program, id);
  if (place === null) return null;
  const { file, lines, first, body, bodyEnd } = place;
  const text = textOfFile(program, file);
  const way = lines.slice(body, bodyEnd).findIndex(isWay);
  const end = way === -1 ? endWithoutComment(program, place, bodyEnd) : body + way;
  // Comments directly below the header are the note of the place.
  const noted = lines.slice(body, end).findIndex((line) => !isComment(line, text));
  const below = Math.max(contentEnd(lines, body, end), noted === -1 ? end : body + noted);
  const [last, next] = [lines[below - 1], lines[below]];
  if (last !== undefined && below > body && hasWords(text, last, next))
    return { program, position: last.to };
  if (next !== undefined && below < end && text.slice(next.from, next.to).trim() === '')
    return { program, position: next.to };
  const above = below > first ? last : undefined;
  const at = above?.to ?? 0;
  return {
    program: applyEdits(program, [{ file, from: at, to: at, insert: '\n' }]),
    position: above === undefined ? 0 : at + 1,
  };
}

const isWay = ({ choice, gather, text, braces }: SourceLine): boolean =>
  braces === 0 && (choice > 0 || gather > 0 || /->|<-/.test(text));

/** Whether a line has words that others can follow: not within braces, which may go on below it. */
function hasWords(text: string, line: SourceLine, next: SourceLine | undefined): boolean {
  if (line.braces > 0 || (next?.braces ?? 0) > 0) return false;
  return proseOfLine(text.slice(line.from, line.to)) !== '' && !line.text.includes('#');
}

/** What a place is called now: if there are as many as before, the one in its place. */
function newId({ id, program: before }: PlacePart, after: StoryProgram): string {
  if (id === START) return namedBeginning(before, after) ?? id;
  const [former, places] = [findPlaces(before), findPlaces(after)];
  if (places.some((place) => place.id === id) || former.length !== places.length) return id;
  return places[former.findIndex((place) => place.id === id)]?.id ?? id;
}
