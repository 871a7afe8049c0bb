import type { DocumentNode } from '../../base/tree/document-tree';
import { drawSampleMap, type SampleMap } from '../../ink/map/draw-sample-map';
import type { Transcript } from '../../ink/story/transcript';
import { drawTranscript } from './draw-transcript';

/** Draws the transcripts and maps of a tree as HTML, which a page shows without any code for them. */
export function drawOutcomes(nodes: readonly DocumentNode[]): DocumentNode[] {
  return nodes.map((node) => {
    if (typeof node === 'string') return node;
    const [name, props, ...children] = node;
    // The build created their props; in the tree they are plain JSON.
    if (name === 'Transcript' && props !== 0)
      return drawTranscript(props.entries as unknown as Transcript);
    if (name === 'StoryMap' && props !== 0) return drawSampleMap(props.map as unknown as SampleMap);
    return [name, props, ...drawOutcomes(children)];
  });
}
