import type { DocumentNode } from '../../base/tree/document-tree';
import type { CodeSample } from '../../docs/document/samples/ink-sample';
import type { Transcript } from '../../ink/story/transcript';
import { addOutcomes } from './add-outcomes';
import { drawFailures } from './draw-failures';
import type { SampleFailure, SampleOutcome } from './sample-outcome';

const block = (text: string): DocumentNode => ['CodeBlock', 0, ['CodeLine', 0, text]];
const sample = (line: number, code = '', meta = ''): CodeSample => ({
  language: 'ink',
  code,
  meta,
  line,
});
const transcript: Transcript = [{ kind: 'text', text: 'Dusk.' }, { kind: 'end' }];
const played: SampleOutcome = { transcript, failures: [], map: null };
const failure: SampleFailure = {
  severity: 'error',
  text: 'No.',
  hint: 'Yes.',
  file: null,
  line: 3,
  inkWords: 'no',
};

it('puts a transcript below the block of its sample, however deep that stands', () => {
  const tree: DocumentNode[] = [
    block('one'),
    ['Steps', 0, ['ol', 0, ['li', 0, 'Do', block('two')]]],
    block('three'),
  ];
  const samples = [sample(3), sample(9), sample(20)];
  expect(addOutcomes(tree, samples, new Map([[9, played]]))).toEqual([
    block('one'),
    ['Steps', 0, ['ol', 0, ['li', 0, 'Do', block('two'), ['Transcript', { entries: transcript }]]]],
    block('three'),
  ]);
});

it('leaves a document without transcripts as it is', () => {
  const tree = ['text', block('one')];
  expect(addOutcomes(tree, [sample(1)], new Map())).toEqual(tree);
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
  expect(addOutcomes(tree, samples, new Map([[3, played]]))).toEqual([
    tabs(block('one'), block('two')),
    shown,
    block('three'),
  ]);
});

it('leaves the transcripts of samples that are alternatives in their tabs', () => {
  const tree = [tabs(block('one'), block('two'))];
  expect(addOutcomes(tree, [sample(3), sample(9)], new Map([[9, played]]))).toEqual([
    ['Tabs', { id: 'tabs-1' }, ['TabItem', 0, block('one')], ['TabItem', 0, block('two'), shown]],
  ]);
});

it('puts what is said of a failing sample below it, and marks the line, without lines of context', () => {
  const code = 'a\n//~ VAR b = 1\nc';
  const tree: DocumentNode[] = [
    ['CodeBlock', 0, ['CodeLine', 0, 'a'], ['CodeLine', { isHighlighted: true }, 'c']],
  ];
  const outcomes = new Map([[1, { transcript: null, failures: [failure], map: null }]]);
  expect(addOutcomes(tree, [sample(1, code, 'fails="no"')], outcomes)).toEqual([
    [
      'CodeBlock',
      0,
      ['CodeLine', 0, 'a'],
      ['CodeLine', { isHighlighted: true, isFaulty: true }, 'c'],
    ],
    drawFailures([{ ...failure, line: 2 }]),
  ]);
});
