import type { CodeSample } from '../document/document-content';
import type { AttributeValue, DocumentElement, DocumentNode } from '../document/document-tree';
import type { Transcript } from './transcript';

/**
 * Puts each sample's transcript below its code block. The blocks of a document stand in the order of its samples.
 */
export function addTranscripts(
  tree: readonly DocumentNode[],
  samples: readonly Pick<CodeSample, 'line'>[],
  transcripts: ReadonlyMap<number, Transcript>,
): DocumentNode[] {
  let next = 0;
  const add = (nodes: readonly DocumentNode[]): DocumentNode[] =>
    nodes.flatMap((node): DocumentNode[] => {
      if (typeof node === 'string') return [node];
      const [name, props, ...children] = node;
      if (name !== 'CodeBlock') return [[name, props, ...add(children)]];
      const sample = samples[next++];
      const transcript = sample && transcripts.get(sample.line);
      return transcript ? [node, transcriptElement(transcript)] : [node];
    });
  return add(tree);
}

function transcriptElement(transcript: Transcript): DocumentElement {
  return ['Transcript', { entries: transcript as unknown as AttributeValue }];
}
