import { useMemo, useState } from 'react';
import type { StoryGraph } from '../../ink/map/story-graph';
import { placesNamed } from './find-places';

export interface PlaceSearch {
  query: string;
  matches: readonly string[];
  /** The places found, as a set; null if nothing is searched for. */
  found: ReadonlySet<string> | null;
  /** The one of them to show. */
  shown: string | null;
  changeQuery: (query: string) => void;
  showNext: () => void;
}

/** Finds places of a graph by their names, and shows one after the other. */
export function usePlaceSearch(graph: StoryGraph): PlaceSearch {
  const [query, setQuery] = useState('');
  const [shown, setShown] = useState<string | null>(null);
  const matches = useMemo(() => placesNamed(graph, query), [graph, query]);
  const isEmpty = query.trim() === '';
  return {
    query,
    matches,
    found: useMemo(() => (isEmpty ? null : new Set(matches)), [isEmpty, matches]),
    shown: isEmpty ? null : shown,
    changeQuery: (next) => {
      setQuery(next);
      setShown(placesNamed(graph, next)[0] ?? null);
    },
    showNext: () => {
      const last = matches.findIndex((id) => id === shown);
      setShown(matches[(last + 1) % matches.length] ?? null);
    },
  };
}
