import { parseLines, problemsOf } from '../../../testing/factories';

const tree = (...lines: string[]) => parseLines(...lines).tree;

it.each([
  [
    'an import',
    ['import Tabs from "@theme/Tabs";', 'import B from "b";'],
    'Content cannot run code: “import Tabs from "@theme/Tabs";”. → Remove the line',
  ],
  [
    'an export',
    ['export const a = 1;'],
    'Content cannot run code: “export const a = 1;”. → Remove the line',
  ],
  [
    'an expression of its own',
    ['{alert(1)}'],
    'Content cannot run code: the expression {alert(1)}. → Put a literal brace',
  ],
  [
    'an expression in a text',
    ['It is {1 + 1} now'],
    'Content cannot run code: the expression {1 + 1}.',
  ],
  [
    'an expression in a heading',
    ['## The {title}'],
    'Content cannot run code: the expression {title}.',
  ],
  [
    'an expression in a component',
    ['<Kbd>{key}</Kbd>'],
    'Content cannot run code: the expression {key}.',
  ],
  [
    'an expression in a table',
    ['| a |', '|---|', '| {b} |'],
    'Content cannot run code: the expression {b}.',
  ],
])('refuses %s', (_, lines, message) => {
  const [problem, ...others] = problemsOf('text', '', ...lines);
  expect(others).toEqual([]);
  expect(problem).toMatch(/^[35] error: /);
  expect(problem).toContain(message);
});

it('says only the beginning of a long expression', () => {
  expect(problemsOf(`{"${'x'.repeat(500)}"}`)[0]?.length).toBeLessThan(250);
});

it('drops comments', () => {
  expect(parseLines('{/* a */}', '', 'Words {/* b', 'c */} here.')).toMatchObject({
    tree: [['p', 0, 'Words ', ' here.']],
    problems: [],
  });
});

it('turns nested components into elements with their attributes', () => {
  expect(
    tree('<Details summary="s" open>', 'a', '', '<Steps>', '1. b', '</Steps>', '</Details>'),
  ).toEqual([
    [
      'Details',
      { summary: 's', isOpen: true },
      ['p', 0, 'a'],
      ['Steps', 0, ['ol', 0, ['li', 0, 'b']]],
    ],
  ]);
});

it('does not wrap block components on one line into a paragraph', () => {
  expect(tree('<Cards><Card title="t" href="/">a</Card></Cards>')).toEqual([
    ['Cards', 0, ['Card', { title: 't', href: '/' }, 'a']],
  ]);
});

it('leaves inline components in their paragraph', () => {
  expect(tree('<Kbd>Ctrl</Kbd> <Kbd>C</Kbd>')).toEqual([
    ['p', 0, ['Kbd', 0, 'Ctrl'], ' ', ['Kbd', 0, 'C']],
  ]);
});

it('reports a block component within a line of text', () => {
  expect(problemsOf('a', '', 'Words <Details summary="s">b</Details> here.')).toEqual([
    expect.stringMatching(/^3 error: <Details> is inside a line of text\. → .*its own line/),
  ]);
});

it('keeps the words of a component it does not know', () => {
  expect(tree('<Foo>', 'a', '</Foo>')).toEqual([['p', 0, 'a']]);
});

it.each([
  [
    'text between tabs',
    ['<Tabs>', 'words', '', '<TabItem value="a">', 'b', '</TabItem>', '</Tabs>'],
    4,
    '<Tabs> contains something other than <TabItem>. → Put the text into <TabItem>.',
  ],
  [
    'text between cards',
    ['<Cards>', '<Card title="t" href="/">a</Card>', '', 'words', '', '</Cards>'],
    6,
    '<Cards> contains something other than <Card>.',
  ],
])('reports %s', (_, lines, line, message) => {
  expect(problemsOf('text', '', ...lines)).toEqual([
    expect.stringContaining(`${line} error: ${message}`),
  ]);
});

it('allows comments between tabs', () => {
  expect(problemsOf('<Tabs>', '{/* a */}', '<TabItem value="a">b</TabItem>', '</Tabs>')).toEqual(
    [],
  );
});
