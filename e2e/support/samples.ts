import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { DocumentNode } from '../../src/core/document/document-tree';
import type { Transcript } from '../../src/core/samples/transcript';
import { everyPage, siteDirectory } from './site-pages';

/** A sample of a page that plays as it should. */
export interface PlayableSample {
  id: string;
  /** The transcript below it; null if there is none. */
  transcript: Transcript | null;
}

interface PageData {
  result: { data?: { mdx?: { document?: { tree?: DocumentNode[] } } } };
}

/** The pages with playable samples, by address. */
export const playablePages: ReadonlyMap<string, readonly PlayableSample[]> = new Map(
  everyPage
    .filter((address) => address.startsWith('/docs/'))
    .map((address) => [address, samplesOf(treeOf(address))] as const)
    .filter(([, samples]) => samples.length > 0),
);

function treeOf(address: string): DocumentNode[] {
  const file = path.join(siteDirectory, 'page-data', address, 'page-data.json');
  const { result } = JSON.parse(readFileSync(file, 'utf8')) as PageData;
  return result.data?.mdx?.document?.tree ?? [];
}

function samplesOf(nodes: readonly DocumentNode[]): PlayableSample[] {
  return nodes.flatMap((node, index) => {
    if (typeof node === 'string') return [];
    const [name, props, ...children] = node;
    if (name !== 'Sample') return samplesOf(children);
    const { id, failing } = props as unknown as { id: string; failing?: string };
    if (failing !== undefined) return [];
    return [{ id, transcript: transcriptIn(nodes[index + 1]) }];
  });
}

function transcriptIn(node: DocumentNode | undefined): Transcript | null {
  if (node === undefined || typeof node === 'string') return null;
  const [name, props] = node;
  if (name !== 'Transcript') return null;
  return (props as unknown as { entries: Transcript }).entries;
}
