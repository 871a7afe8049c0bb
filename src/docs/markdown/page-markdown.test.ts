import type { DocumentNode } from '../../base/tree/document-tree';
import { makeSampleMap } from '../../ink/map/sample-map.fixture';
import { drawFailures } from '../../lessons/samples/draw-failures';
import { pageMarkdown } from './page-markdown';

const absolute = (href: string) => (href.startsWith('/') ? `https://site${href}` : href);

function bodyOf(tree: DocumentNode[], depth = 1): string {
  const page = { title: 'Lamps', description: 'On lamps.', url: 'https://site/lamps/', tree };
  const [, body = ''] = pageMarkdown(page, { absolute, depth }).split('<https://site/lamps/>\n\n');
  return body.trimEnd();
}

test('begins with the title, the description and where the page stands', () => {
  const page = { title: 'Lamps', description: 'On lamps.', url: 'https://site/lamps/', tree: [] };
  expect(pageMarkdown(page, { absolute })).toBe(
    '# Lamps\n\n> On lamps.\n\nSource: <https://site/lamps/>\n',
  );
});

test('keeps the forms of a text, and makes links absolute', () => {
  expect(
    bodyOf([
      ['h2', { id: 'oil' }, 'Oil'],
      [
        'p',
        0,
        'Fill ',
        ['strong', 0, 'the'],
        ' ',
        ['em', 0, 'lamp'],
        ' with ',
        ['code', 0, 'oil'],
        '.',
      ],
      ['p', 0, ['a', { href: '/docs/oil/' }, 'More'], ', ', ['a', { href: '#oil' }, 'above'], '.'],
      ['ul', 0, ['li', 0, 'one'], ['li', 0, 'two']],
    ]),
  ).toBe(
    '## Oil\n\nFill **the** *lamp* with `oil`.\n\n[More](https://site/docs/oil/), above.\n\n- one\n- two',
  );
});

test('sets headings deeper where the page is a part of something', () => {
  expect(
    bodyOf(
      [
        ['h2', { id: 'a' }, 'A'],
        ['h6', { id: 'b' }, 'B'],
      ],
      2,
    ),
  ).toBe('### A\n\n###### B');
});

test('writes tables with their cells in a line each', () => {
  const row = (name: string, ...cells: string[]): DocumentNode => [
    'tr',
    0,
    ...cells.map((cell): DocumentNode => [name, 0, cell]),
  ];
  expect(
    bodyOf([
      ['table', 0, ['thead', 0, row('th', 'Tag', 'Does')], ['tbody', 0, row('td', 'a|b', 'x\ny')]],
    ]),
  ).toBe('| Tag | Does |\n| - | - |\n| a\\|b | x y |');
});

test('writes a sample as it stands after its changes, with what the player sees', () => {
  expect(
    bodyOf([
      [
        'CodeBlock',
        { language: 'ink', label: 'ink code', title: 'a.ink' },
        ['CodeLine', 0, ['span', { className: 'token' }, '* '], 'Go'],
        ['CodeLine', { change: 'removed' }, 'gone'],
        ['CodeLine', 0, '  -> END'],
      ],
      [
        'Transcript',
        {
          entries: [
            { kind: 'text', text: 'A [b]lamp[/b].', tags: ['title: Lamps'] },
            { kind: 'choice', number: 1, label: 'Go', isChosen: true, tags: ['CLEAR'] },
          ],
        },
      ],
    ]),
  ).toBe(
    '**a.ink**\n\n```ink\n* Go\n  -> END\n```\n\n**The player sees**\n\n```text\nA lamp.\n\n> 1. Go\n```',
  );
});

test('a map is a list of its places, with the ways out of each', () => {
  const map = makeSampleMap('-> cave\n=== cave\n* [Swim] -> sea\n=== sea\n-> END');
  expect(bodyOf([['StoryMap', { map }]])).toBe(
    '**Map of this story**\n\n- **Beginning**\n  - to cave\n\n- **cave**\n  - “Swim”: to sea\n\n- **sea**\n  - to the end of the story',
  );
});

test('says of a sample that fails what the player says', () => {
  const failure = { severity: 'error', text: 'No.', hint: 'Yes.', file: null, line: 2 } as const;
  expect(bodyOf([drawFailures([{ ...failure, inkWords: 'saw `|`' }])])).toBe(
    '- **Error, line 2:** No. Yes.\n\n  Ink says: `` saw `|` ``',
  );
});

test('puts components into plain words', () => {
  const markdown = bodyOf([
    ['Admonition', { type: 'tip', title: 'Oil' }, ['p', 0, 'Enough.']],
    [
      'Tabs',
      { id: 'tabs-1', items: [{ value: 'mac', label: 'macOS' }], defaultValue: 'mac' },
      ['TabItem', { value: 'mac' }, ['p', 0, 'Press ', ['Kbd', 0, 'Cmd'], '.']],
    ],
    ['Details', { summary: 'Why?' }, ['p', 0, 'Because.']],
    ['Figure', { src: '/img/a.svg', alt: 'A lamp', caption: 'It burns.' }],
    ['Cards', 0, ['Card', { title: 'Next', href: '/docs/next/' }, ['p', 0, 'On.']]],
    [
      'FileTree',
      { entries: [{ name: 'a', kind: 'folder', children: [{ name: 'b', kind: 'file' }] }] },
    ],
  ]);
  expect(markdown).toBe(
    [
      '> **Tip: Oil**\n>\n> Enough.',
      '**macOS**',
      'Press `Cmd`.',
      '**Why?**',
      'Because.',
      '![A lamp](https://site/img/a.svg)',
      '*It burns.*',
      '[Next](https://site/docs/next/)',
      'On.',
      '```text\na/\n  b\n```',
    ].join('\n\n'),
  );
});

test('keeps the boxes of a list of tasks', () => {
  expect(
    bodyOf([
      ['ul', 0, ['li', 0, ['input', { type: 'checkbox', checked: true }], ' ', ['p', 0, 'done']]],
    ]),
  ).toBe('- [x] done');
});

test('text that looks like Markdown stays text', () => {
  expect(bodyOf([['p', 0, '*not* [a](b) <i>']])).toBe('\\*not\\* \\[a]\\(b) \\<i>');
});
