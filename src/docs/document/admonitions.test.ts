import { parseLines, problemsOf } from '../../../testing/factories';
import { admonitionTypes } from './admonitions';

const tree = (...lines: string[]) => parseLines(...lines).tree;

it.each([...admonitionTypes])('makes an admonition of :::%s', (type) => {
  expect(parseLines(`:::${type}`, 'Words.', ':::')).toMatchObject({
    tree: [['Admonition', { type }, ['p', 0, 'Words.']]],
    problems: [],
  });
});

it('knows the types and aliases of Docusaurus', () => {
  expect([...admonitionTypes].sort()).toEqual([
    'caution',
    'danger',
    'important',
    'info',
    'note',
    'secondary',
    'success',
    'tip',
    'warning',
  ]);
});

it('takes a title', () => {
  expect(tree(':::tip[A *good* one]', '', 'Words.', '', ':::')).toEqual([
    ['Admonition', { type: 'tip', title: 'A good one' }, ['p', 0, 'Words.']],
  ]);
});

it('nests by more colons', () => {
  expect(
    tree(':::::note', 'a', '::::tip[T]', 'b', ':::danger', 'c', ':::', '::::', 'd', ':::::'),
  ).toEqual([
    [
      'Admonition',
      { type: 'note' },
      ['p', 0, 'a'],
      [
        'Admonition',
        { type: 'tip', title: 'T' },
        ['p', 0, 'b'],
        ['Admonition', { type: 'danger' }, ['p', 0, 'c']],
      ],
      ['p', 0, 'd'],
    ],
  ]);
});

it('holds lists, code, headings and components', () => {
  expect(
    tree(
      ':::note',
      '- a',
      '',
      '```js',
      'b',
      '```',
      '',
      '<Details summary="s">',
      'c',
      '</Details>',
      ':::',
    ),
  ).toEqual([
    [
      'Admonition',
      { type: 'note' },
      ['ul', 0, ['li', 0, 'a']],
      ['CodeBlock', expect.anything(), ['CodeLine', 0, 'b']],
      ['Details', { summary: 's' }, ['p', 0, 'c']],
    ],
  ]);
});

it('stands in a list and in a component', () => {
  expect(tree('1. a', '', '   :::note', '   b', '   :::')).toEqual([
    ['ol', 0, ['li', 0, ['p', 0, 'a'], ['Admonition', { type: 'note' }, ['p', 0, 'b']]]],
  ]);
});

it.each([
  ['NOTE', 'note'],
  ['TIP', 'tip'],
  ['IMPORTANT', 'important'],
  ['WARNING', 'warning'],
  ['CAUTION', 'caution'],
  ['note', 'note'],
])('takes GitHub’s alert [!%s]', (name, type) => {
  expect(parseLines(`> [!${name}]`, '> Words **here**', '> and here.', '>', '> - a')).toMatchObject(
    {
      tree: [
        [
          'Admonition',
          { type },
          ['p', 0, 'Words ', ['strong', 0, 'here'], '\nand here.'],
          ['ul', 0, ['li', 0, 'a']],
        ],
      ],
      problems: [],
    },
  );
});

it('takes an alert whose text begins after an empty line', () => {
  expect(tree('> [!TIP]', '>', '> Words.')).toEqual([
    ['Admonition', { type: 'tip' }, ['p', 0, 'Words.']],
  ]);
});

it.each([
  ['a plain quote', ['> Words.']],
  ['an alert with words on its line', ['> [!NOTE] Words.']],
  ['an alert in the middle', ['> Words', '> [!NOTE]']],
  ['a quoted list', ['> - [!NOTE]']],
  ['an empty quote', ['>']],
])('leaves %s a quote', (_, lines) => {
  const { tree: nodes, problems } = parseLines(...lines);
  expect(nodes[0]?.[0]).toBe('blockquote');
  expect(problems).toEqual([]);
});

it.each([
  [
    'an unknown type',
    [':::nott', 'a', ':::'],
    '“:::nott” is not an admonition.',
    'Did you mean “note”? Known: note, tip,',
  ],
  [
    'a title without brackets',
    [':::note Title', 'a', ':::'],
    '“:::note Title” does not start an admonition.',
    ':::note[Title]',
  ],
  [
    'a space after the colons',
    ['::: note', 'a', ':::'],
    '“::: note” does not start an admonition.',
    ':::note',
  ],
  ['a closing fence too many', [':::'], '“:::” does not start an admonition.', 'close it with :::'],
  [
    'an unknown alert',
    ['> [!NOTES]', '> a'],
    '“[!NOTES]” is not an alert.',
    'Did you mean “NOTE”? Known: NOTE, TIP, IMPORTANT, WARNING, CAUTION.',
  ],
])('reports %s', (_, lines, message, hint) => {
  const [problem, ...others] = problemsOf('text', '', ...lines);
  expect(others).toEqual([]);
  expect(problem).toMatch(/^3 error: /);
  expect(problem).toContain(message);
  expect(problem).toContain(hint);
});

it('reports the fence left over by equal colons', () => {
  expect(problemsOf(':::note', 'a', '', ':::tip', 'b', ':::', '', ':::')).toEqual([
    expect.stringMatching(/^4 warning: “:::tip” is not closed/),
    expect.stringMatching(/^8 error: “:::” does not start an admonition/),
  ]);
});

it('fixes capitals in a type, and nothing that may mean something else', () => {
  const fixOf = (line: string) =>
    parseLines(line, 'a', /^:+/.exec(line)?.[0] ?? '').problems.map(({ fix }) => fix);
  expect(fixOf(':::Note')).toEqual([{ from: ':::Note', to: ':::note' }]);
  expect(fixOf('::::TIP[A Title]')).toEqual([{ from: ':::TIP', to: ':::tip' }]);
  expect(fixOf(':::notes')).toEqual([undefined]);
});
