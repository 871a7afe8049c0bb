import type { FoldedMap } from '../../ink/map/fold-map';
import { layOutMap, type MapLayout } from '../../ink/map/lay-out-map';
import { readStoryMap } from '../../ink/map/read-story-map';
import type { StoryMap } from '../../ink/map/story-map';
import type { StoryProgram } from '../../ink/story/story-program';

/** The requests of the map’s worker, and their answers. */
export interface MapRequests {
  /** The map of a program, or null if it cannot be read. */
  read: { request: StoryProgram; answer: StoryMap | null };
  /** The layout of a `FoldedMap`, given as JSON. */
  layOut: { request: string; answer: MapLayout };
}

export type MapRequest = {
  [N in keyof MapRequests]: { id: number; name: N; request: MapRequests[N]['request'] };
}[keyof MapRequests];

/** Carries out a request. */
export function answerMapRequest(message: MapRequest): StoryMap | null | MapLayout {
  return message.name === 'read'
    ? readStoryMap(message.request)
    : layOutMap(JSON.parse(message.request) as FoldedMap);
}
