import type { FoldedMap } from '../../ink/map/fold-map';
import { layOutMap, type MapLayout } from '../../ink/map/lay-out-map';
import { wrapLayout, type Pane } from '../../ink/map/wrap-layout';
import { readStoryGraph } from '../../ink/map/read-story-graph';
import type { StoryGraph } from '../../ink/map/story-graph';
import type { StoryProgram } from '../../ink/story/story-program';
import { withExcerpts } from './place-excerpts';
import { withPictures } from './place-pictures';

/** The requests of the map’s worker, and their answers. */
export interface MapRequests {
  /** The map of a program, or null if it cannot be read. */
  read: { request: StoryProgram; answer: StoryGraph | null };
  /** The layout of a `FoldedMap`, given as JSON, for a pane; null if its size is not known. */
  layOut: { request: { map: string; pane: Pane | null }; answer: MapLayout };
}

export type MapRequest = {
  [N in keyof MapRequests]: { id: number; name: N; request: MapRequests[N]['request'] };
}[keyof MapRequests];

/** Carries out a request. */
export function answerMapRequest(message: MapRequest): StoryGraph | null | MapLayout {
  if (message.name === 'layOut') {
    const { map, pane } = message.request;
    const layout = layOutMap(JSON.parse(map) as FoldedMap);
    return pane === null ? layout : wrapLayout(layout, pane);
  }
  const graph = readStoryGraph(message.request);
  return graph === null
    ? null
    : withExcerpts(withPictures(graph, message.request), message.request);
}
