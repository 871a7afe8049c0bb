import type { StoryProgram } from '../../ink/story/story-program';
import { START } from '../../ink/map/story-graph';
import { includedFiles, textOfFile } from '../editor/names/story-names';
import { isBlank, readLines, type Header, type StoryLine } from './story-lines';

/** Where a place is in the text: numbers of lines, from 0. */
export interface FoundPlace {
  id: string;
  file: string | null;
  lines: readonly StoryLine[];
  header: Header | null;
  /** Its first line, the line below its header, its first stitch or next header, and the line below all of it. */
  first: number;
  body: number;
  bodyEnd: number;
  end: number;
}

/** All places that a text has, in the order of the text; functions are none. */
export function findPlaces(program: StoryProgram): FoundPlace[] {
  return includedFiles(program, null).flatMap((file) => placesIn(file, textOfFile(program, file)));
}

/** A place by its id; null if the text does not have it. */
export function findPlace(program: StoryProgram, id: string): FoundPlace | null {
  return findPlaces(program).find((place) => place.id === id) ?? null;
}

/** The places of one file; those of the main file, null, begin with what is before its first knot. */
export function placesIn(file: string | null, text: string): FoundPlace[] {
  const lines = readLines(text);
  const headers = lines.flatMap(({ header }, at) => (header === null ? [] : [{ header, at }]));
  const next = (from: number, isEnd: (header: Header) => boolean): number =>
    headers.find(({ header, at }) => at >= from && isEnd(header))?.at ?? lines.length;
  const any = (): boolean => true;
  const isKnot = ({ kind }: Header): boolean => kind !== 'stitch';
  const start: FoundPlace[] =
    file === null
      ? [
          {
            ...{ id: START, file, lines, header: null, first: 0, body: 0 },
            ...{ bodyEnd: next(0, any), end: next(0, any) },
          },
        ]
      : [];
  let knot: string | null = null;
  const named = headers.flatMap(({ header, at }): FoundPlace[] => {
    const { kind, name } = header;
    if (kind !== 'stitch') knot = kind === 'knot' ? name : null;
    if (kind === 'function') return [];
    const id = kind === 'knot' || knot === null ? name : `${knot}.${name}`;
    const end = next(at + 1, kind === 'knot' ? isKnot : any);
    return [{ id, file, lines, header, first: at, body: at + 1, bodyEnd: next(at + 1, any), end }];
  });
  return [...start, ...named];
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
  const isComment = (at: number): boolean => {
    const line = lines[at];
    return line !== undefined && isBlank(line) && text.slice(line.from, line.to).trim() !== '';
  };
  let last = end;
  while (end < lines.length && last > first + 1 && isComment(last - 1)) last -= 1;
  return last;
}
