import { useMemo, useState } from 'react';
import type { StoryGraph } from '../../ink/map/story-graph';
import { placesNamed } from './acts/find-places';

export type PlaceSearch = ReturnType<typeof usePlaceSearch>;

/** Finds places of a graph by their names, and shows one after the other. */
export function usePlaceSearch(graph: StoryGraph) {
  const [query, setQuery] = useState('');
  const [shown, setShown] = useState<string | null>(null);
  const [asked, setAsked] = useState(0);
  const matches = useMemo(() => placesNamed(graph, query), [graph, query]);
  const isEmpty = query.trim() === '';
  const found = useMemo(() => (isEmpty ? null : new Set(matches)), [isEmpty, matches]);
  return {
    query,
    matches,
    /** The matches as a set; null if nothing is searched for. */
    found,
    shown: isEmpty ? null : shown,
    changeQuery: (next: string): void => {
      setQuery(next);
      setShown(placesNamed(graph, next)[0] ?? null);
    },
    /** How often somebody asked for what is shown already: the focus then goes there. */
    asked,
    showNext: (): void => {
      if (matches.length === 1) setAsked(asked + 1);
      const last = matches.findIndex((id) => id === shown);
      setShown(matches[(last + 1) % matches.length] ?? null);
    },
  };
}
