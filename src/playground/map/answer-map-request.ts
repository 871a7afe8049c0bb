import type { FoldedMap } from '../../ink/map/fold-map';
import { layOutMap, type MapLayout } from '../../ink/map/lay-out-map';
import { wrapLayout, type Pane } from '../../ink/map/wrap-layout';
import { readStoryGraph } from '../../ink/map/read-story-graph';
import type { StoryGraph } from '../../ink/map/story-graph';
import { withWords } from '../../ink/map/with-words';
import type { StoryProgram } from '../../ink/story/story-program';
import { withExcerpts } from './place-excerpts';
import { withPictures } from './place-pictures';

/** The requests of the map’s worker, and their answers. */
export interface MapRequests {
  /** The map of a program, with the words of a translation of it if there is one; null if it cannot be read. */
  read: { request: WordedProgram; answer: StoryGraph | null };
  /** The layout of a `FoldedMap`, given as JSON, for a pane; null if its size is not known. */
  layOut: { request: { map: string; pane: Pane | null }; answer: MapLayout };
}

/** A program, and the same in the language whose words are shown; null for its own. */
export interface WordedProgram {
  program: StoryProgram;
  words: StoryProgram | null;
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
  const { program, words } = message.request;
  const graph = readMap(program);
  const translated = graph && words && readMap(words);
  return graph && withPictures(translated === null ? graph : withWords(graph, translated), program);
}

function readMap(program: StoryProgram): StoryGraph | null {
  const graph = readStoryGraph(program);
  return graph && withExcerpts(graph, program);
}
