import { useMemo } from 'react';
import type { StoryGraph } from '../../../ink/map/story-graph';
import type { StoryLine } from '../../player/engine/story-lines';
import { labelsOf } from '../../../ink/map/without-labels';
import { usePlacedNotes } from '../../playtests/notes/placed-notes';
import { useTesterNotes } from '../../projects/use-tester-notes';

/** The ids of the notes that testers left at each place, by the places’ ids. */
export type NotedPlaces = ReadonlyMap<string, readonly string[]>;

/** The places at which testers left notes; those at a label that is not among the drawn places are at what it is in. */
export function useNotedPlaces(
  graph: StoryGraph,
  drawn: readonly { places: readonly string[] }[] | null,
): NotedPlaces {
  const { notes } = useTesterNotes();
  const { places } = usePlacedNotes();
  return useMemo(() => {
    const found = new Map<string, string[]>();
    const labels = labelsOf(graph);
    const shown = drawn === null ? null : new Set(drawn.flatMap((box) => box.places));
    for (const { id } of notes) {
      const at = places.get(id)?.place.at ?? null;
      const deepest = at === null ? null : placeAt(graph, at);
      if (deepest === null) continue;
      const isShown = shown === null || shown.has(deepest);
      const place = isShown ? deepest : (labels.get(deepest)?.of ?? deepest);
      found.set(place, [...(found.get(place) ?? []), id]);
    }
    return found;
  }, [graph, drawn, notes, places]);
}

/** How many notes some places have together. */
export function countNotes(noted: NotedPlaces, places: readonly string[]): number {
  return places.reduce((count, place) => count + (noted.get(place)?.length ?? 0), 0);
}

/** The place that a line is in: the last that begins above it. */
function placeAt({ places }: StoryGraph, { file, line }: StoryLine): string | null {
  const above = places.filter((place) => place.file === file && place.line <= line);
  above.sort((left, right) => left.line - right.line);
  return above.at(-1)?.id ?? null;
}
