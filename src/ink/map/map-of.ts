import type { InkProgram } from '../compile/compile-ink';
import type { SampleMap } from './draw-sample-map';
import { foldMap } from './fold-map';
import { layOutMap } from './lay-out-map';
import { readStoryGraph } from './read-story-graph';

/** The map of a program; null if there is nothing to draw but its beginning. */
export function mapOf(program: InkProgram): SampleMap | null {
  const story = readStoryGraph(program);
  if (story === null || story.places.length < 2) return null;
  return { story, layout: layOutMap(foldMap(story, new Set())) };
}
