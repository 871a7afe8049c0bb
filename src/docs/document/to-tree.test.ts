import { parseLines } from '../../../testing/factories';
import { toCodeTree } from './to-tree';

const tree = (...lines: string[]) => parseLines(...lines).tree;

it.each([
  ['a paragraph', ['Hello *you*.'], [['p', 0, 'Hello ', ['em', 0, 'you'], '.']]],
  ['a line end in a text', ['a', 'b'], [['p', 0, 'a\nb']]],
  [
    'a line end between marked words',
    ['*a*', '*b*'],
    [['p', 0, ['em', 0, 'a'], '\n', ['em', 0, 'b']]],
  ],
  [
    'a list that begins at three',
    ['3. a', '4. b'],
    [['ol', { start: 3 }, ['li', 0, 'a'], ['li', 0, 'b']]],
  ],
  [
    'a rule',
    ['a', '', '---'],
    [
      ['p', 0, 'a'],
      ['hr', 0],
    ],
  ],
  ['strikethrough', ['~~a~~'], [['p', 0, ['del', 0, 'a']]]],
  ['a link with a title', ['[a](/b/ "c")'], [['p', 0, ['a', { href: '/b/', title: 'c' }, 'a']]]],
  ['entities and escapes', ['&lt;b&gt; \\{c\\} \\<d'], [['p', 0, '<b> {c} <d']]],
  [
    'an element with an attribute',
    ['<abbr title="t">a</abbr>'],
    [['p', 0, ['abbr', { title: 't' }, 'a']]],
  ],
])('draws %s', (_, lines, expected) => {
  expect(tree(...lines)).toEqual(expected);
});

it('does not call an empty cell a heading', () => {
  expect(tree('| | a |', '|---|---|', '| 1 | 2 |')[0]).toMatchObject([
    'table',
    0,
    ['thead', 0, ['tr', 0, ['td', 0], ['th', 0, 'a']]],
    ['tbody', 0, ['tr', 0, ['td', 0, '1'], ['td', 0, '2']]],
  ]);
});

it('aligns the cells of a table by data, not by style', () => {
  expect(tree('| a | b | c |', '|:--|--:|---|', '| 1 | 2 | 3 |')).toEqual([
    [
      'table',
      0,
      [
        'thead',
        0,
        [
          'tr',
          0,
          ['th', { 'data-align': 'left' }, 'a'],
          ['th', { 'data-align': 'right' }, 'b'],
          ['th', 0, 'c'],
        ],
      ],
      [
        'tbody',
        0,
        [
          'tr',
          0,
          ['td', { 'data-align': 'left' }, '1'],
          ['td', { 'data-align': 'right' }, '2'],
          ['td', 0, '3'],
        ],
      ],
    ],
  ]);
});

it('gives props the names that React wants', () => {
  expect(tree('- [x] done', '- [ ] open')).toEqual([
    [
      'ul',
      { className: 'contains-task-list' },
      [
        'li',
        { className: 'task-list-item' },
        ['input', { type: 'checkbox', checked: true, disabled: true }],
        ' ',
        'done',
      ],
      [
        'li',
        { className: 'task-list-item' },
        ['input', { type: 'checkbox', disabled: true }],
        ' ',
        'open',
      ],
    ],
  ]);
});

it('ties footnotes to their marks, both ways', () => {
  const text = JSON.stringify(tree('a[^1]', '', '[^1]: b'));
  for (const part of ['"href":"#fn-1"', '"id":"fnref-1"', '"id":"fn-1"', '"href":"#fnref-1"'])
    expect(text).toContain(part);
});

it('is plain JSON', () => {
  const nodes = tree(
    '## A {#b}',
    '',
    '<Tabs groupId="g"><TabItem value="a">b</TabItem></Tabs>',
    '',
    '```js {1}',
    'c',
    '```',
  );
  expect(JSON.parse(JSON.stringify(nodes))).toEqual(nodes);
});

it('keeps every line end of code', () => {
  const span = {
    type: 'element' as const,
    tagName: 'span',
    properties: { className: ['token', 'a'] },
    children: [{ type: 'text' as const, value: '\n' }],
  };
  expect(
    toCodeTree({
      type: 'root',
      children: [{ type: 'text', value: '\n' }, span, { type: 'comment', value: 'x' }],
    }),
  ).toEqual(['\n', ['span', { className: 'token a' }, '\n']]);
});
