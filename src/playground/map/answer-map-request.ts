import type { FoldedMap } from '../../ink/map/fold-map';
import { layOutMap, type MapLayout } from '../../ink/map/lay-out-map';
import { readStoryGraph } from '../../ink/map/read-story-graph';
import type { StoryGraph } from '../../ink/map/story-graph';
import type { StoryProgram } from '../../ink/story/story-program';
import { withExcerpts } from './place-excerpts';
import { withPictures } from './place-pictures';

/** The requests of the map’s worker, and their answers. */
export interface MapRequests {
  /** The map of a program, or null if it cannot be read. */
  read: { request: StoryProgram; answer: StoryGraph | null };
  /** The layout of a `FoldedMap`, given as JSON. */
  layOut: { request: string; answer: MapLayout };
}

export type MapRequest = {
  [N in keyof MapRequests]: { id: number; name: N; request: MapRequests[N]['request'] };
}[keyof MapRequests];

/** Carries out a request. */
export function answerMapRequest(message: MapRequest): StoryGraph | null | MapLayout {
  if (message.name === 'layOut') return layOutMap(JSON.parse(message.request) as FoldedMap);
  const graph = readStoryGraph(message.request);
  return graph === null
    ? null
    : withExcerpts(withPictures(graph, message.request), message.request);
}
