import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { DocumentElement, DocumentNode } from '../../src/base/tree/document-tree';
import { shownText } from '../../src/ink/story/shown-text';
import type { Transcript, TranscriptEntry } from '../../src/ink/story/transcript';
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

const SNAPSHOTS = 'src/gatsby/samples/__snapshots__/real-samples.test.ts.snap';

/** The recorded transcripts with their tags, by what they show. */
const recorded: ReadonlyMap<string, Transcript> = new Map(
  [...readFileSync(SNAPSHOTS, 'utf8').matchAll(/`\n"\n(?<text>.*?)\n"\n`;/gs)].flatMap(
    ({ groups }) => {
      const parts = (groups?.text ?? '').replace(/\\([`\\$])/g, '$1').split('\n\n');
      // What a sample’s player says, and its map, follow the transcript.
      return parts.map((_, index) => {
        const transcript = parts
          .slice(0, index + 1)
          .flatMap((part) => part.split('\n').map(entryOf));
        return [shownText(transcript), transcript] as const;
      });
    },
  ),
);

/** The pages with playable samples, by address. */
export const playablePages: ReadonlyMap<string, readonly PlayableSample[]> = new Map(
  everyPage
    .filter((address) => address.startsWith('/docs/'))
    .map((address) => [address, samplesOf(treeOf(address), transcriptsOf(address))] as const)
    .filter(([, samples]) => samples.length > 0),
);

function treeOf(address: string): DocumentNode[] {
  const file = path.join(siteDirectory, 'page-data', address, 'page-data.json');
  const { result } = JSON.parse(readFileSync(file, 'utf8')) as PageData;
  return result.data?.mdx?.document?.tree ?? [];
}

/** The transcripts of a page in order, from its Markdown version; their tags are in the snapshots of the samples. */
function* transcriptsOf(address: string): Generator<Transcript, undefined> {
  const file = path.join(siteDirectory, address, 'index.md');
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const blocks = /\*\*The player sees\*\*\n\n(?<indent> *)```text\n(?<lines>.*?)\n *```$/gms;
  for (const { groups } of text.matchAll(blocks)) {
    const lines = (groups?.lines ?? '').split('\n');
    const own = lines.map((line) => line.slice(groups?.indent?.length));
    const transcript = recorded.get(own.join('\n'));
    if (transcript === undefined)
      throw new Error(`No snapshot shows what ${address} does:\n${own.join('\n')}`);
    yield transcript;
  }
}

function entryOf(line: string): TranscriptEntry {
  if (line === '(the end)') return { kind: 'end' };
  const [text = '', ...tags] = line.split(/(?:^| )# /);
  const {
    mark,
    number,
    label = '',
  } = /^(?<mark>[> ]) (?<number>\d+)\. ?(?<label>.*)$/.exec(text)?.groups ?? {};
  return mark === undefined
    ? { kind: 'text', text, tags }
    : { kind: 'choice', number: Number(number), label, isChosen: mark === '>', tags };
}

function samplesOf(
  nodes: readonly DocumentNode[],
  transcripts: Generator<Transcript, undefined>,
): PlayableSample[] {
  const found: PlayableSample[] = [];
  let last: PlayableSample | null = null;
  for (const node of nodes) {
    if (typeof node === 'string') continue;
    const [name, props, ...children] = node;
    if (name === 'Sample') {
      const { id, failing, course } = props as unknown as {
        id: string;
        failing?: string;
        course?: object;
      };
      last = { id, transcript: null };
      // A step of the course opens the reader’s own game: first-game.spec.ts.
      if (failing === undefined && course === undefined) found.push(last);
    } else {
      if (isTranscript(node)) {
        const transcript = transcripts.next().value ?? null;
        if (last !== null) last.transcript = transcript;
      }
      last = null;
      found.push(...samplesOf(children, transcripts));
    }
  }
  return found;
}

function isTranscript([name, props]: DocumentElement): boolean {
  return name === 'figure' && props !== 0 && 'data-transcript' in props;
}
