import { groupBy } from '../../base/lists/group-by';
import type { FoldedMap } from '../../ink/map/fold-map';
import type { MapPlace, StoryGraph } from '../../ink/map/story-graph';
import type { StoryProgram } from '../../ink/story/story-program';
import { findFileUses } from '../assets/find-file-uses';

/** The tags and the markup that show a picture when the story comes to their line. */
const SHOWN = new Set(['IMAGE', 'BACKGROUND', 'PAGE_BACKGROUND', 'img', 'picture']);
const nothing: ReadonlySet<string> = new Set();

/** A graph whose places have the first picture that their own lines show; one below a label is its label’s. */
export function withPictures(graph: StoryGraph, program: StoryProgram): StoryGraph {
  const pictures = new Map<string, string>();
  const placesIn = groupBy(graph.places, ({ file }) => file);
  for (const { by, isComputed, path, file, line } of findFileUses(program, nothing)) {
    if (isComputed || by === null || !SHOWN.has(by)) continue;
    let inner: MapPlace | null = null;
    for (const place of placesIn.get(file) ?? []) {
      const isIn = place.line <= line && line <= place.endLine;
      if (isIn && place.line >= (inner?.line ?? 0)) inner = place;
    }
    if (inner !== null && !pictures.has(inner.id)) pictures.set(inner.id, path);
  }
  const places = graph.places.map((place) => {
    const picture = pictures.get(place.id);
    return picture === undefined ? place : { ...place, picture };
  });
  return { ...graph, places };
}

/** A map whose boxes have the picture of their places, if it is one of these files. */
export function withBoxPictures(
  map: FoldedMap,
  { places }: StoryGraph,
  files: ReadonlySet<string>,
): FoldedMap {
  if (files.size === 0) return map;
  const pictures = new Map(places.map(({ id, picture }) => [id, picture]));
  const boxes = map.boxes.map((box) => {
    const own = box.kind === 'part' || box.kind === 'file' ? [] : box.places;
    const picture = own.map((id) => pictures.get(id)).find((path) => path !== undefined);
    return picture === undefined || !files.has(picture) ? box : { ...box, picture };
  });
  return { ...map, boxes };
}
