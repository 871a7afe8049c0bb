import type { CodeSample } from '../document/document-content';
import type { DocumentNode } from '../document/document-tree';
import { addTranscripts } from './add-transcripts';
import type { Transcript } from './transcript';

const block = (text: string): DocumentNode => ['CodeBlock', 0, ['CodeLine', 0, text]];
const sample = (line: number, code = '', meta = ''): CodeSample => ({
  language: 'ink',
  code,
  meta,
  line,
});
const transcript: Transcript = [{ kind: 'text', text: 'Dusk.' }, { kind: 'end' }];

it('puts a transcript below the block of its sample, however deep that stands', () => {
  const tree: DocumentNode[] = [
    block('one'),
    ['Steps', 0, ['ol', 0, ['li', 0, 'Do', block('two')]]],
    block('three'),
  ];
  const samples = [sample(3), sample(9), sample(20)];
  expect(addTranscripts(tree, samples, new Map([[9, transcript]]))).toEqual([
    block('one'),
    ['Steps', 0, ['ol', 0, ['li', 0, 'Do', block('two'), ['Transcript', { entries: transcript }]]]],
    block('three'),
  ]);
});

it('leaves a document without transcripts as it is', () => {
  const tree = ['text', block('one')];
  expect(addTranscripts(tree, [sample(1)], new Map())).toEqual(tree);
});

const tabs = (...blocks: DocumentNode[]): DocumentNode => [
  'Tabs',
  { id: 'tabs-1' },
  ...blocks.map((node): DocumentNode => ['TabItem', 0, node]),
];
const shown: DocumentNode = ['Transcript', { entries: transcript as never }];

it('puts the transcript of several files below their tabs', () => {
  const tree = [tabs(block('one'), block('two')), block('three')];
  const samples = [
    sample(3, 'INCLUDE b.ink', 'title="a.ink"'),
    sample(9, 'x', 'title="b.ink"'),
    sample(20),
  ];
  expect(addTranscripts(tree, samples, new Map([[3, transcript]]))).toEqual([
    tabs(block('one'), block('two')),
    shown,
    block('three'),
  ]);
});

it('leaves the transcripts of samples that are alternatives in their tabs', () => {
  const tree = [tabs(block('one'), block('two'))];
  expect(addTranscripts(tree, [sample(3), sample(9)], new Map([[9, transcript]]))).toEqual([
    ['Tabs', { id: 'tabs-1' }, ['TabItem', 0, block('one')], ['TabItem', 0, block('two'), shown]],
  ]);
});
