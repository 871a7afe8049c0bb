import { placeNames, type PlaceNames } from '../../ink/map/describe-way';
import { START } from '../../ink/map/story-graph';
import { includedNames } from '../../ink/story/include-lines';
import { titleIn } from '../../ink/story/place-title';
import { textOfFile, type StoryProgram } from '../../ink/story/story-program';
import type { Header } from '../../ink/reading/header';
import { readLines, type SourceLine } from '../../ink/reading/source-lines';

/** Where a place is in the text: numbers of lines, from 0. */
export interface FoundPlace {
  id: string;
  file: string | null;
  lines: readonly SourceLine[];
  header: Header | null;
  /** What its writer calls it, if its name does not say it. */
  title: string | null;
  /** Its first line, the line below its header, its first stitch or next header, and the line below all of it. */
  first: number;
  body: number;
  bodyEnd: number;
  end: number;
}

function headerLine(text: string, line: SourceLine | undefined): string {
  return line === undefined ? '' : text.slice(line.from, line.to);
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
            ...{ id: START, file, lines, header: null, title: null, first: 0, body: 0 },
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
    const title = titleIn(headerLine(text, lines[at]), name);
    return [
      { id, file, lines, header, title, first: at, body: at + 1, bodyEnd: next(at + 1, any), end },
    ];
  });
  return [...start, ...named];
}

/** The place that a position of a text is in; null in a function. */
export function placeAround(
  program: StoryProgram,
  file: string | null,
  at: number,
): FoundPlace | null {
  const places = placesIn(file, textOfFile(program, file));
  const place = places.findLast(({ lines, first, end }) => {
    const last = lines[end - 1];
    return last !== undefined && (lines[first]?.from ?? 0) <= at && at <= last.to;
  });
  return place ?? null;
}

/** The places of the files that a story includes, in the order in which ink reads them. */
export function placesOf(program: StoryProgram): FoundPlace[] {
  const read: (string | null)[] = [null];
  for (const file of read) {
    const names = includedNames(textOfFile(program, file)).filter((name) =>
      Object.hasOwn(program.files, name),
    );
    read.push(...names.filter((name) => !read.includes(name)));
  }
  return read.flatMap((file) => placesIn(file, textOfFile(program, file)));
}

/** What a writer calls the places of a story. */
export function namesIn(program: StoryProgram): PlaceNames {
  return placeNames(placesOf(program));
}
