import { useMemo, useState } from 'react';
import { canDraw, chooseFolds, foldMap, type FoldedMap } from '../../ink/map/fold-map';
import type { StoryGraph } from '../../ink/map/story-graph';

interface Folds {
  /** Null if the graph is too large to be drawn, however much of it is folded. */
  folds: ReadonlySet<string> | null;
  folded: FoldedMap | null;
  /** Folds exactly these groups; returns false if the map would be too large. */
  fold: (folds: ReadonlySet<string>) => boolean;
}

/** Which groups of a graph are folded: as its reader wants it, if that can be drawn. */
export function useFolds(graph: StoryGraph | null): Folds {
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
  const fold = (next: ReadonlySet<string>): boolean => {
    if (graph === null || !canDraw(foldMap(graph, next))) return false;
    setWanted(next);
    return true;
  };
  return { folds, folded, fold };
}
