import { useMemo, useState } from 'react';
import { canDraw, chooseFolds, foldMap } from '../../ink/map/fold-map';
import type { StoryGraph } from '../../ink/map/story-graph';

/**
 * Which groups of a graph are folded: as its reader wants it, if that can be drawn. Null if the graph is too large,
 * however much of it is folded.
 */
export function useFolds(graph: StoryGraph | null) {
  const [wanted, setWanted] = useState<ReadonlySet<string> | null>(null);
  const folds = useMemo(() => {
    if (graph === null) return null;
    const own = wanted !== null && canDraw(foldMap(graph, wanted)) ? wanted : null;
    return own ?? chooseFolds(graph);
  }, [graph, wanted]);
  const folded = useMemo(
    () => (graph === null || folds === null ? null : foldMap(graph, folds)),
    [graph, folds],
  );
  /** Folds exactly these groups; returns false if the map would be too large. */
  const fold = (next: ReadonlySet<string>): boolean => {
    if (graph === null || !canDraw(foldMap(graph, next))) return false;
    setWanted(next);
    return true;
  };
  return { folds, folded, fold };
}
