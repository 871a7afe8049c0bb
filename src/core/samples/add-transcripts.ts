import type { CodeSample } from '../document/document-content';
import type { AttributeValue, DocumentElement, DocumentNode } from '../document/document-tree';
import { groupSamples } from './group-samples';
import { isInk, readInkSample } from './read-ink-sample';
import type { Transcript } from './transcript';

/**
 * Puts each sample's transcript below its code block; that of several files in tabs stands below the tabs,
 * for it belongs to them all. The blocks of a document stand in the order of its samples.
 */
export function addTranscripts(
  tree: readonly DocumentNode[],
  samples: readonly CodeSample[],
  transcripts: ReadonlyMap<number, Transcript>,
): DocumentNode[] {
  const shared = linesOfSeveralFiles(samples);
  let next = 0;
  const add = (nodes: readonly DocumentNode[], belowTabs?: DocumentNode[]): DocumentNode[] =>
    nodes.flatMap((node): DocumentNode[] => {
      if (typeof node === 'string') return [node];
      const [name, props, ...children] = node;
      if (name === 'Tabs') {
        const below: DocumentNode[] = [];
        return [[name, props, ...add(children, below)], ...below];
      }
      if (name !== 'CodeBlock') return [[name, props, ...add(children, belowTabs)]];
      const sample = samples[next++];
      const transcript = sample && transcripts.get(sample.line);
      if (transcript === undefined) return [node];
      const element = transcriptElement(transcript);
      if (belowTabs === undefined || !shared.has(sample?.line ?? 0)) return [node, element];
      belowTabs.push(element);
      return [node];
    });
  return add(tree);
}

function linesOfSeveralFiles(samples: readonly CodeSample[]): Set<number> {
  const groups = groupSamples(samples.filter(isInk).map(readInkSample));
  return new Set(
    groups.flatMap((group) => (group.samples.length > 1 ? [group.samples[0].line] : [])),
  );
}

function transcriptElement(transcript: Transcript): DocumentElement {
  return ['Transcript', { entries: transcript as unknown as AttributeValue }];
}
