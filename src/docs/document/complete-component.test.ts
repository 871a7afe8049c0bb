import { parseLines, problemsOf } from '../../../testing/factories';
import type { DocumentNode } from '../../base/tree/document-tree';

const propsOf = (...lines: string[]) => {
  const [node] = parseLines(...lines).tree as [Exclude<DocumentNode, string>];
  return node[1];
};

describe('Tabs', () => {
  const items = [
    '<TabItem value="a" label="A">',
    'x',
    '</TabItem>',
    '<TabItem value="b">',
    'y',
    '</TabItem>',
  ];

  it('get their items, with the value for a label where there is none', () => {
    expect(parseLines('<Tabs>', ...items, '</Tabs>').tree).toEqual([
      [
        'Tabs',
        {
          id: 'tabs-1',
          items: [
            { value: 'a', label: 'A' },
            { value: 'b', label: 'b' },
          ],
          defaultValue: 'a',
        },
        ['TabItem', { value: 'a' }, ['p', 0, 'x']],
        ['TabItem', { value: 'b' }, ['p', 0, 'y']],
      ],
    ]);
  });

  it('make the value of what their labels say, if they have none', () => {
    const tab = (label: string, more = '') => [
      `<TabItem label="${label}"${more}>`,
      'x',
      '</TabItem>',
    ];
    expect(
      propsOf('<Tabs>', ...tab('In ink'), ...tab('?!', ' default'), ...tab('Вместе'), '</Tabs>'),
    ).toMatchObject({
      items: [
        { value: 'in-ink', label: 'In ink' },
        { value: '?!', label: '?!' },
        { value: 'вместе', label: 'Вместе' },
      ],
      defaultValue: '?!',
    });
  });

  it('are reported at the tab that has no label', () => {
    expect(problemsOf('<Tabs>', ...items, '<TabItem>', 'z', '</TabItem>', '</Tabs>')).toEqual([
      '8 error: <TabItem> has no label. → Write <TabItem label="…">, with the text on the tab.',
    ]);
  });

  it.each([
    ['the first one selected', '<Tabs>', items, { defaultValue: 'a' }],
    [
      'the default one selected',
      '<Tabs>',
      [...items, '<TabItem value="c" default>', 'z', '</TabItem>'],
      { defaultValue: 'c' },
    ],
    [
      'default={false} minded',
      '<Tabs>',
      ['<TabItem value="c" default={false}>', 'z', '</TabItem>', ...items],
      { defaultValue: 'c' },
    ],
    ['a group', '<Tabs groupId="os">', items, { groupId: 'os' }],
    [
      'a query named after the group',
      '<Tabs groupId="os" queryString>',
      items,
      { groupId: 'os', queryString: 'os' },
    ],
    [
      'a query of its own name',
      '<Tabs groupId="os" queryString="system">',
      items,
      { queryString: 'system' },
    ],
  ])('have %s', (_, open, inner, expected) => {
    expect(propsOf(open, ...inner, '</Tabs>')).toMatchObject(expected);
  });

  it('have no query where it is switched off', () => {
    expect(
      propsOf('<Tabs groupId="os" queryString={false}>', ...items, '</Tabs>'),
    ).not.toHaveProperty('queryString');
  });

  it('have an id of their own each', () => {
    const { tree } = parseLines('<Tabs>', ...items, '</Tabs>', '', '<Tabs>', ...items, '</Tabs>');
    expect(tree.map((node) => (typeof node === 'string' ? null : node[1]))).toMatchObject([
      { id: 'tabs-1' },
      { id: 'tabs-2' },
    ]);
  });

  it.each([
    [
      'the same value twice',
      '<Tabs>',
      [...items, ...items.slice(0, 3)],
      'Two tabs have the value “a”.',
    ],
    [
      'the same label twice',
      '<Tabs>',
      [...items, '<TabItem label="A">', 'z', '</TabItem>'],
      'Two tabs have the label “A”.',
    ],
    [
      'two defaults',
      '<Tabs>',
      [
        '<TabItem value="c" default>',
        'z',
        '</TabItem>',
        '<TabItem value="d" default>',
        'z',
        '</TabItem>',
      ],
      'More than one tab is the default.',
    ],
    ['no tab', '<Tabs>', [], '<Tabs> has no <TabItem>.'],
    ['a query without a name', '<Tabs queryString>', items, '<Tabs queryString> has no groupId'],
  ])('are reported for %s', (_, open, inner, message) => {
    expect(problemsOf('text', '', open, ...inner, '</Tabs>')).toEqual([
      expect.stringContaining(`3 error: ${message}`),
    ]);
  });
});

it('tells Details whether it is open', () => {
  expect(propsOf('<Details summary="s" open>', 'a', '</Details>')).toEqual({
    summary: 's',
    isOpen: true,
  });
  expect(propsOf('<Details summary="s" open={false}>', 'a', '</Details>')).toEqual({
    summary: 's',
    isOpen: false,
  });
  expect(propsOf('<Details summary="s">', 'a', '</Details>')).toEqual({ summary: 's' });
});

it.each([
  ['Steps', ['- a'], 'one numbered list'],
  ['Steps', ['words', '', '1. a'], 'one numbered list'],
  ['Steps', [], 'one numbered list'],
  ['FileTree', ['words'], 'one list'],
  ['FileTree', ['- a', '', '1. b'], 'one list'],
  ['FileTree', [], 'one list'],
])('reports <%s> that holds %j', (name, lines, message) => {
  expect(problemsOf('text', '', `<${name}>`, ...lines, `</${name}>`)).toEqual([
    expect.stringContaining(`3 error: <${name}> must contain exactly ${message}.`),
  ]);
});
