import { groupBy } from '../../base/lists/group-by';
import type { MapPlace, MapWay, StoryGraph } from './story-graph';

/**
 * A map with the words of a translation of its story, which has the same places, and out of each the same ways in the same
 * order. What the translation does not have, because it is that of an earlier text, keeps its own words.
 */
export function withWords(graph: StoryGraph, translated: StoryGraph): StoryGraph {
  const places = new Map(translated.places.map((place) => [place.id, place]));
  const ways = groupBy(translated.ways, ({ from }) => from);
  return {
    places: graph.places.map((place) => withWordsOf(place, places.get(place.id))),
    ways: graph.ways.map((way) => {
      const other = ways.get(way.from)?.shift();
      return other !== undefined && isSame(way, other) ? { ...way, choice: other.choice } : way;
    }),
  };
}

function withWordsOf(place: MapPlace, { label, excerpt }: Partial<MapPlace> = {}): MapPlace {
  return {
    ...place,
    ...(place.label && label && { label: { ...place.label, choice: label.choice } }),
    ...(place.excerpt && excerpt && { excerpt }),
  };
}

/** Whether two ways are the same but for their words. */
function isSame(one: MapWay, other: MapWay): boolean {
  const shape = ({ to, kind, choice }: MapWay): string =>
    JSON.stringify([to, kind, choice === null]);
  return shape(one) === shape(other);
}
