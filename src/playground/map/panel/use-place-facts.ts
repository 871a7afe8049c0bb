import { useMemo } from 'react';
import type { MapWay, StoryGraph } from '../../../ink/map/story-graph';
import { waysOut } from '../../../ink/map/without-labels';
import type { StoryProgram } from '../../../ink/story/story-program';
import { conditionsOf, waysTo } from '../../story-edits/only-if';
import { remembered, type WrittenMemory } from '../../story-edits/remember';

/** A way, and the conditions of its choice. */
export interface AskedWay {
  way: MapWay;
  conditions: ReturnType<typeof conditionsOf>;
}

interface PlaceFacts {
  /** What is remembered there. */
  memories: readonly WrittenMemory[];
  /** The choices that lead there. */
  ledTo: readonly AskedWay[];
  /** The ways out, and what is remembered on them. */
  ways: readonly (AskedWay & { memories: readonly WrittenMemory[] })[];
}

/** What a text says of a place and its ways; of a null text, only which ways there are. Each text is read once. */
export function usePlaceFacts(
  graph: StoryGraph,
  id: string,
  program: StoryProgram | null,
): PlaceFacts {
  return useMemo(() => {
    const ways = waysOut(graph, id);
    if (program === null) {
      const unread = ways.map((way) => ({ way, conditions: [], memories: [] }));
      return { memories: [], ledTo: [], ways: unread };
    }
    const asked = (way: MapWay): AskedWay => ({
      way,
      conditions: way.choice === null ? [] : conditionsOf(program, way),
    });
    return {
      memories: remembered(program, { place: id }),
      ledTo: waysTo(graph.ways, id).guarded.map(asked),
      ways: ways.map((way) => ({
        ...asked(way),
        memories: way.choice === null ? [] : remembered(program, { choice: way }),
      })),
    };
  }, [graph, id, program]);
}
