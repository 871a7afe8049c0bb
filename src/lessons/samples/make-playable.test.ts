import type { DocumentElement, DocumentNode } from '../../base/tree/document-tree';
import type { CodeSample } from '../../docs/document/samples/ink-sample';
import { makePlayable } from './make-playable';

const sample = (line: number, code: string, meta = '', language = 'ink'): CodeSample => ({
  line,
  code,
  meta,
  language,
});
const block = (...lines: string[]): DocumentElement => [
  'CodeBlock',
  { language: 'ink', label: 'ink code' },
  ...lines.map((line): DocumentElement => [
    'CodeLine',
    0,
    ['span', 0, line.slice(0, 1)],
    line.slice(1),
  ]),
];

function samplesIn(nodes: readonly DocumentNode[]): DocumentElement[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return [];
    const [name, , ...children] = node;
    return name === 'Sample' ? [node] : samplesIn(children);
  });
}

test('a complete sample that is wholly shown carries no text of its own', () => {
  const code = block('Hello.', '-> END');
  expect(makePlayable([code], [sample(1, 'Hello.\n-> END')])).toEqual([
    ['Sample', { id: 'sample-1' }, code],
  ]);
});

test('lines of context go with the sample, since the page does not show them', () => {
  const tree = makePlayable([block('{oil}')], [sample(1, '//~ VAR oil = 2\n{oil}')]);
  expect(samplesIn(tree)).toEqual([
    ['Sample', { id: 'sample-1', source: 'VAR oil = 2\n{oil}' }, expect.anything()],
  ]);
});

test.each([
  ['a piece', 'fragment', 'ink'],
  ['a mistake in a piece', 'fragment fails="end"', 'ink'],
  ['a change', '', 'diff-ink'],
  ['another language', '', 'js'],
])('%s cannot be played', (_name, meta, language) => {
  const tree = [block('x')];
  expect(makePlayable(tree, [sample(1, ' x', meta, language)])).toEqual(tree);
});

test('the tabs of a story in several files are one sample', () => {
  const tabs: DocumentElement = [
    'Tabs',
    { id: 'tabs-1', items: [], defaultValue: 'story.ink' },
    ['TabItem', { value: 'story.ink' }, block('INCLUDE b.ink')],
    ['TabItem', { value: 'b.ink' }, block('Hello.')],
  ];
  const samples = [
    sample(1, 'INCLUDE b.ink', 'title="story.ink"'),
    sample(5, 'Hello.', 'title="b.ink"'),
  ];
  expect(makePlayable([tabs], samples)).toEqual([
    ['Sample', { id: 'sample-1', source: 'INCLUDE b.ink', files: { 'b.ink': 'Hello.' } }, tabs],
  ]);
});

test('samples are counted through the page, however deep they stand', () => {
  const tree: DocumentNode[] = [
    block('a'),
    ['Details', { summary: 'More' }, ['p', 0, 'Words'], block('b')],
    ['Tabs', { id: 'tabs-1', items: [] }, ['TabItem', { value: 'x' }, block('c')]],
  ];
  const found = samplesIn(makePlayable(tree, [sample(1, 'a'), sample(4, 'b'), sample(9, 'c')]));
  expect(found.map(([, props]) => props)).toEqual([
    { id: 'sample-1' },
    { id: 'sample-2' },
    { id: 'sample-3' },
  ]);
});

test('files that stand apart from the story that includes them go with it', () => {
  const samples = [sample(1, 'INCLUDE b.ink'), sample(5, 'Hello.', 'title="b.ink"')];
  const tree = makePlayable([block('INCLUDE b.ink'), ['p', 0, 'and'], block('Hello.')], samples);
  expect(samplesIn(tree).map(([, props]) => props)).toEqual([
    { id: 'sample-1', files: { 'b.ink': 'Hello.' } },
  ]);
});

test('a sample that fails on purpose can be edited, and played where that is how it fails', () => {
  const samples = [sample(1, '{', 'fails="x"'), sample(5, 'a', 'fails="y"'), sample(9, 'b')];
  const outcomes = new Map([[5, { transcript: [], failures: [], map: null }]]);
  const tree = makePlayable([block('{'), block('a'), block('b')], samples, outcomes);
  expect(samplesIn(tree).map(([, props]) => props)).toEqual([
    { id: 'failing-sample-1', failing: 'compiled' },
    { id: 'failing-sample-2', failing: 'played' },
    { id: 'sample-1' },
  ]);
});
