import type { FoldedMap } from '../../ink/map/fold-map';
import { layOutMap, type MapLayout } from '../../ink/map/lay-out-map';
import { wrapLayout, type Pane } from '../../ink/map/wrap-layout';
import type { StoryGraph } from '../../ink/map/story-graph';
import { withWords } from '../../ink/map/with-words';
import type { StoryProgram } from '../../ink/story/story-program';
import { withExcerpts } from './place-excerpts';
import { withPictures } from './place-pictures';

/** The requests of the map’s worker, and their answers. */
export interface MapRequests {
  /** The map of a program with words and pictures: those of a translation of it, if there is one. */
  describe: { request: ReadProgram & { translated: ReadProgram | null }; answer: StoryGraph };
  /** The layout of a `FoldedMap`, given as JSON, for a pane; null if its size is not known. */
  layOut: { request: { map: string; pane: Pane | null }; answer: MapLayout };
}

/** A program, and what the compiler knows of its map. */
export interface ReadProgram {
  program: StoryProgram;
  graph: StoryGraph;
}

export type MapRequest = {
  [N in keyof MapRequests]: { id: number; name: N; request: MapRequests[N]['request'] };
}[keyof MapRequests];

/** Carries out a request. */
export function answerMapRequest(message: MapRequest): StoryGraph | MapLayout {
  if (message.name === 'layOut') {
    const { map, pane } = message.request;
    const layout = layOutMap(JSON.parse(map) as FoldedMap);
    return pane === null ? layout : wrapLayout(layout, pane);
  }
  const { program, graph, translated } = message.request;
  const own = withExcerpts(graph, program);
  const worded =
    translated === null ? own : withWords(own, withExcerpts(translated.graph, translated.program));
  return withPictures(worded, program);
}
