import { parseSidebars } from './parse-sidebars';

const parse = (...lines: string[]) => parseSidebars(lines.join('\n'), 'sidebars.yaml');

it('reads ids, docs with labels, links and nested categories, each with its line', () => {
  const { sidebars, problems } = parse(
    'tutorialSidebar:',
    '  - quickstart',
    '  - doc: ink-basics/intro',
    '    label: Ink',
    '  - category: Markup',
    '    description: Tags.',
    '    picture: /img/type.svg',
    '    slug: /markup',
    '    page: false',
    '    collapsed: false',
    '    items:',
    '      - layout',
    '      - link: https://example.org',
    '        label: Elsewhere',
    '        description: D.',
  );
  expect(problems).toEqual([]);
  expect(sidebars).toEqual({
    tutorialSidebar: [
      { type: 'doc', id: 'quickstart', line: 2 },
      { type: 'doc', id: 'ink-basics/intro', label: 'Ink', line: 3 },
      {
        type: 'category',
        label: 'Markup',
        description: 'Tags.',
        picture: { href: '/img/type.svg', line: 7 },
        slug: '/markup',
        hasPage: false,
        isCollapsed: false,
        line: 5,
        items: [
          { type: 'doc', id: 'layout', line: 12 },
          {
            type: 'link',
            label: 'Elsewhere',
            href: 'https://example.org',
            description: 'D.',
            line: 13,
          },
        ],
      },
    ],
  });
});

it('gives a category a page and collapses it unless told otherwise', () => {
  expect(parse('s:', '  - category: C', '    items: [a]').sidebars.s).toEqual([
    expect.objectContaining({ hasPage: true, isCollapsed: true }),
  ]);
});

it('reads several sidebars', () => {
  expect(Object.keys(parse('a: [x]', 'b: [y]').sidebars)).toEqual(['a', 'b']);
});

it.each([
  ['an empty file', [''], 1, 'This file has no sidebar'],
  ['a list at the top', ['- quickstart'], 1, 'This file has no sidebar'],
  [
    'a sidebar without items',
    ['# sidebars', '', 'tutorialSidebar:'],
    3,
    'A list of sidebar items is missing',
  ],
  [
    'a sidebar that is a text',
    ['a: [x]', 'tutorialSidebar: quickstart'],
    2,
    'A list of sidebar items is missing',
  ],
  ['a number as item', ['s:', '  - a', '  - 5'], 3, 'not a sidebar item'],
  ['an empty item', ['s:', '  - a', '  -'], 3, 'not a sidebar item'],
  ['a list as item', ['s:', '  - a', '  - [b]'], 3, 'not a sidebar item'],
  [
    'an item of no kind',
    ['s:', '  - a', '  - label: X'],
    3,
    'This item has no “doc”, “category” or “link”',
  ],
  [
    'an unknown key',
    ['s:', '  - category: C', '    colapsed: true', '    items: [a]'],
    3,
    'A category has no key “colapsed”',
  ],
  ['a key of another kind', ['s:', '  - doc: a', '    slug: x'], 3, 'A doc has no key “slug”'],
  ['__proto__', ['s:', '  - doc: a', '    __proto__: x'], 3, 'A doc has no key “__proto__”'],
  [
    'a category without items',
    ['s:', '  - a', '  - category: C'],
    3,
    'A list of sidebar items is missing',
  ],
  [
    'a category with empty items',
    ['s:', '  - a', '  - category: C', '    items:'],
    4,
    'A list of sidebar items is missing',
  ],
  [
    'a flag that is a text',
    ['s:', '  - category: C', '    items: [a]', '    collapsed: "no"'],
    4,
    '“collapsed” is "no"',
  ],
  [
    'a description that is a number',
    ['s:', '  - category: C', '    items: [a]', '    description: 5'],
    4,
    '“description” is missing or not text',
  ],
  [
    'a category without a label',
    ['s:', '  - category:', '    items: [a]'],
    2,
    '“category” is missing or not text',
  ],
  [
    'a link without a label',
    ['s:', '  - a', '  - link: https://x.org'],
    3,
    '“label” is missing or not text',
  ],
  [
    'a link without an address',
    ['s:', '  - a', '  - link:', '    label: L'],
    3,
    '“link” is missing or not text',
  ],
  ['broken YAML', ['s:', '  - a', '  - "b'], 3, 'not valid YAML'],
])('reports %s at its line', (_, lines, line, message) => {
  expect(parse(...lines).problems).toEqual([
    {
      severity: 'error',
      file: 'sidebars.yaml',
      line,
      message: expect.stringContaining(message) as string,
      hint: expect.stringMatching(/\w/) as string,
    },
  ]);
});

it('says the place of broken YAML once', () => {
  expect(parse('a: [x]', 'a: [y]').problems[0]?.message).toBe(
    'This is not valid YAML: Map keys must be unique.',
  );
});

it('suggests the key that was meant', () => {
  expect(
    parse('s:', '  - category: C', '    colapsed: true', '    items: [a]').problems[0]?.hint,
  ).toContain('Did you mean “collapsed”?');
});

it('keeps the good items beside bad ones', () => {
  expect(parse('s:', '  - a', '  - 5', '  - b').sidebars.s).toHaveLength(2);
});
