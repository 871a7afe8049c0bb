import type { DocumentNode } from '../document/document-tree';
import { addTranscripts } from './add-transcripts';
import type { Transcript } from './transcript';

const block = (text: string): DocumentNode => ['CodeBlock', 0, ['CodeLine', 0, text]];
const transcript: Transcript = [{ kind: 'text', text: 'Dusk.' }, { kind: 'end' }];

it('puts a transcript below the block of its sample, however deep that stands', () => {
  const tree: DocumentNode[] = [
    block('one'),
    ['Steps', 0, ['ol', 0, ['li', 0, 'Do', block('two')]]],
    block('three'),
  ];
  const samples = [{ line: 3 }, { line: 9 }, { line: 20 }];
  expect(addTranscripts(tree, samples, new Map([[9, transcript]]))).toEqual([
    block('one'),
    ['Steps', 0, ['ol', 0, ['li', 0, 'Do', block('two'), ['Transcript', { entries: transcript }]]]],
    block('three'),
  ]);
});

it('leaves a document without transcripts as it is', () => {
  const tree = ['text', block('one')];
  expect(addTranscripts(tree, [{ line: 1 }], new Map())).toEqual(tree);
});
