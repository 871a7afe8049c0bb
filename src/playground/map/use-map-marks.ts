import { useMemo } from 'react';
import type { PlacedBox } from '../../ink/map/lay-out-map';
import type { StoryGraph } from '../../ink/map/story-graph';
import { useOpenStory } from '../editor/open-story';
import type { GameView } from '../player/engine/game-view';
import { useTestVisits } from '../playtests/test-visits';
import { placeOf } from './acts/find-places';
import { useNotedPlaces } from './acts/use-noted-places';
import { useNotes } from './use-notes';

export type MapMarks = ReturnType<typeof useMapMarks>;

/** What is marked on the map or in the list of its places. */
export function useMapMarks(
  graph: StoryGraph,
  game: GameView | null,
  drawn: readonly PlacedBox[] | null,
) {
  const { program } = useOpenStory();
  return {
    /** The place where the story stands, or null, and the ways it has gone. */
    here: placeOf(graph, game?.place ?? null),
    gone: useMemo<ReadonlySet<string>>(() => new Set(game?.ways), [game?.ways]),
    tests: useTestVisits(program),
    notes: useNotes(program),
    /** Where testers left notes. */
    noted: useNotedPlaces(graph, drawn),
  };
}
