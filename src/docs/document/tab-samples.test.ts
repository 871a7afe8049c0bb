import { parseLines } from '../../../testing/factories';
import type { DocumentNode } from '../../base/tree/document-tree';

const fence = (meta: string, ...code: string[]) => ['```ink ' + meta, ...code, '```', ''];
const STORY = fence('title="story.ink"', 'INCLUDE harbour.ink', '-> harbour');
const HARBOUR = fence('title="harbour.ink"', '=== harbour', '-> END');
const ALONE = fence('', 'Alone.');

/** The content of the page, with tabs as their labels. */
const outline = (nodes: readonly DocumentNode[]): unknown[] =>
  nodes.map((node) => {
    if (typeof node === 'string') return node;
    const [name, props, ...children] = node;
    if (name === 'CodeBlock') return props === 0 ? '' : (props.title ?? 'untitled');
    if (name === 'Tabs') {
      const items = (props === 0 ? [] : props.items) as { label: string }[];
      return items.map(({ label }) => label);
    }
    return { [name]: outline(children) };
  });
const draw = (...lines: string[]) => outline(parseLines(...lines).tree);

test.each([
  ['as tabs, the main file first', [...HARBOUR, ...STORY], [['story.ink', 'harbour.ink']]],
  [
    'beside samples that stand alone',
    [...ALONE, ...STORY, ...HARBOUR, ...ALONE],
    ['untitled', ['story.ink', 'harbour.ink'], 'untitled'],
  ],
  [
    'of two groups in a row',
    [
      ...STORY,
      ...HARBOUR,
      ...fence('file="b.ink"', 'INCLUDE a.ink'),
      ...fence('file="a.ink"', 'A'),
    ],
    [
      ['story.ink', 'harbour.ink'],
      ['b.ink', 'a.ink'],
    ],
  ],
  [
    'whose main file has no name',
    [...fence('', 'INCLUDE harbour.ink'), ...HARBOUR],
    [['story.ink', 'harbour.ink']],
  ],
  [
    'one below the other, with words between',
    [...STORY, 'And', '', ...HARBOUR],
    ['story.ink', { p: ['And'] }, 'harbour.ink'],
  ],
  ['that do not include one another', [...HARBOUR, ...HARBOUR], ['harbour.ink', 'harbour.ink']],
])('draws samples %s', (_, lines, expected) => {
  expect(draw(...lines)).toEqual(expected);
});

test('reaches into lists, and leaves alone what is in tabs', () => {
  const indented = [...STORY, ...HARBOUR].map((line) => (line === '' ? '' : `   ${line}`));
  expect(draw('1. Do', '', ...indented)).toEqual([
    { ol: [{ li: [{ p: ['Do'] }, ['story.ink', 'harbour.ink']] }] },
  ]);
  const { tree, problems } = parseLines(
    '<Tabs>',
    '',
    '<TabItem value="a">',
    '',
    ...STORY,
    ...HARBOUR,
    '</TabItem>',
    '',
    '</Tabs>',
  );
  expect(problems).toEqual([]);
  expect(JSON.stringify(tree).match(/"Tabs"/g)).toHaveLength(1);
});

test('a title that is on a tab is not repeated, but still names the block; samples follow the blocks', () => {
  const { tree, codeSamples } = parseLines(...HARBOUR, ...STORY);
  expect(tree).toEqual([
    [
      'Tabs',
      {
        id: 'tabs-1',
        items: [
          { value: 'story.ink', label: 'story.ink' },
          { value: 'harbour.ink', label: 'harbour.ink' },
        ],
        defaultValue: 'story.ink',
      },
      [
        'TabItem',
        { value: 'story.ink' },
        [
          'CodeBlock',
          { language: 'ink', label: 'story.ink' },
          expect.anything(),
          expect.anything(),
        ],
      ],
      [
        'TabItem',
        { value: 'harbour.ink' },
        [
          'CodeBlock',
          { language: 'ink', label: 'harbour.ink' },
          expect.anything(),
          expect.anything(),
        ],
      ],
    ],
  ]);
  expect(codeSamples.map(({ line }) => line)).toEqual([6, 1]);
});
