import { MAX_OPEN, type FoldedMap } from '../../ink/map/fold-map';
import { EXCERPT } from '../../ink/map/lay-out-map';
import type { MapPlace, StoryGraph } from '../../ink/map/story-graph';
import { wrapText } from '../../ink/map/wrap-text';
import { textOfFile, type StoryProgram } from '../../ink/story/story-program';
import { proseOfLine } from '../story-edits/prose-of-line';
import { openBraces, readLines, type SourceLine } from '../../ink/reading/source-lines';

const MAX_LINES = 3;
/** More than three lines have. */
const ENOUGH = 120;

/** A graph whose places have their first words: what players read there before the first choice. */
export function withExcerpts(graph: StoryGraph, program: StoryProgram): StoryGraph {
  const places = graph.places.map((place) => {
    const excerpt = excerptOf(place, readLines(textOfFile(program, place.file)));
    return excerpt.length === 0 ? place : { ...place, excerpt };
  });
  return { ...graph, places };
}

function excerptOf({ kind, line, endLine }: MapPlace, lines: readonly SourceLine[]): string[] {
  let words = '';
  for (let at = line - 1; at < endLine && words.length < ENOUGH; at += 1) {
    const one = lines[at];
    // A choice can be a place itself.
    if (one === undefined || (one.choice > 0 && (kind !== 'label' || at >= line))) break;
    const isProse = one.choice === 0 && one.braces === 0 && openBraces(one.text) === 0;
    if (isProse) words = `${words} ${proseOfLine(one.text)}`.trim();
  }
  return wrapText(words, EXCERPT, MAX_LINES);
}

/** A map whose boxes have the first words of their places, if it is not too large to read them. */
export function withBoxExcerpts(map: FoldedMap, { places }: StoryGraph): FoldedMap {
  if (map.boxes.length > MAX_OPEN) return map;
  const excerpts = new Map(places.map(({ id, excerpt }) => [id, excerpt]));
  const boxes = map.boxes.map((box) => {
    const [id] = box.places;
    const excerpt = id === undefined || box.size > 1 ? undefined : excerpts.get(id);
    return excerpt === undefined ? box : { ...box, excerpt };
  });
  return { ...map, boxes };
}
