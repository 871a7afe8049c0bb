import { placeName } from '../../ink/map/describe-way';
import type { StoryGraph } from '../../ink/map/story-graph';

/** The ids of the places whose names contain a text. */
export function placesNamed({ places }: StoryGraph, text: string): string[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return [];
  return places
    .filter((place) => placeName(place).toLowerCase().includes(wanted))
    .map(({ id }) => id);
}

/** The id of the place that a position in the story is in: positions may end with a label. */
export function placeOf({ places }: StoryGraph, position: string | null): string | null {
  for (let id = position; id !== null;) {
    const end = id.lastIndexOf('.');
    if (places.some((place) => place.id === id)) return id;
    id = end < 0 ? null : id.slice(0, end);
  }
  return null;
}
