import { START } from '../../ink/map/story-graph';
import type { StoryProgram } from '../../ink/story/story-program';
import { readPiece } from '../../ink/reading/read-piece';
import { placesIn } from '../story-edits/find-place';
import { targetsIn } from './proof-lines';

/** A part of a story with its text, without its header. */
export interface ProofPlace {
  /** As after a divert arrow; empty for the text before the first knot. */
  id: string;
  /** What its writer calls it, if its name does not say it. */
  title: string | null;
  text: string;
  /** Words of prose. */
  words: number;
}

/** The places of a story as a reader comes to them, the first choice first; then those to which nothing leads. */
export function proofPlaces(program: StoryProgram): {
  reached: ProofPlace[];
  others: ProofPlace[];
} {
  const places = new Map(placesOf(program).map((place) => [place.id, place]));
  const reached = new Set<ProofPlace>();
  const waiting = [...places.keys()].slice(0, 1);
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const place = places.get(id);
    if (place === undefined || reached.has(place)) continue;
    reached.add(place);
    waiting.push(...waysFrom(place, places).reverse());
  }
  return {
    reached: [...reached],
    others: [...places.values()].filter((place) => !reached.has(place)),
  };
}

/** Where a place leads; a knot without text of its own is its first stitch. */
function waysFrom({ id, text }: ProofPlace, places: ReadonlyMap<string, ProofPlace>): string[] {
  const ways = targetsIn(text).flatMap((path) => placeOf(path, id, places) ?? []);
  const first = [...places.keys()].find((other) => other.startsWith(`${id}.`));
  return ways.length > 0 || first === undefined ? ways : [first];
}

/** The place of a path, as seen from another one: a stitch of the same knot comes first, a label belongs to what it is in. */
export function placeOf(
  path: string,
  from: string,
  places: ReadonlyMap<string, unknown>,
): string | null {
  const [knot = ''] = from.split('.');
  const [first = '', second = ''] = path.split('.');
  return [`${knot}.${first}`, `${first}.${second}`, first].find((id) => places.has(id)) ?? null;
}

/** Knots and stitches of all files in the order of the text; what an included file has before them is part of the beginning. */
function placesOf({ source, files }: StoryProgram): ProofPlace[] {
  const all = [source, ...Object.values(files)].flatMap((text) =>
    placesIn(null, text).map(({ id, title, lines, body, bodyEnd }) => {
      const own = body < bodyEnd ? text.slice(lines[body]?.from, lines[bodyEnd - 1]?.to) : '';
      return { id, title, text: own, words: readPiece(own).words };
    }),
  );
  const starts = all.filter(({ id, words }) => id === START && words > 0);
  const start = {
    id: START,
    title: null,
    text: starts.map(({ text }) => text).join('\n'),
    words: starts.reduce((sum, { words }) => sum + words, 0),
  };
  return [...(starts.length > 0 ? [start] : []), ...all.filter(({ id }) => id !== START)];
}
