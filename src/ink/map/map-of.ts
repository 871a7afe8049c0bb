import type { InkProgram } from '../compile/compile-ink';
import type { SampleMap } from './draw-sample-map';
import { foldMap } from './fold-map';
import { layOutMap } from './lay-out-map';
import { readStoryGraph } from './read-story-graph';
import { withoutLabels } from './without-labels';

/** The map of a program; null if there is nothing to draw but its beginning. */
export function mapOf(program: InkProgram): SampleMap | null {
  const graph = readStoryGraph(program);
  if (graph === null || graph.places.length < 2) return null;
  const folded = withoutLabels(graph);
  const story = folded.places.length < 2 ? graph : folded;
  return { story, layout: layOutMap(foldMap(story, new Set())) };
}
