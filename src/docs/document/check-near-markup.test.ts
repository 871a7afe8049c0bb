import { parseLines, problemsOf } from '../../../testing/factories';

it.each([
  [
    'a link whose address has a space',
    ['See [my page](./my page.mdx).'],
    '3 warning: “[my page](./my page.mdx)” is not a link: its address has a space. → Write %20 instead of each space: [my page](./my%20page.mdx).',
  ],
  ['one within other marks', ['a', 'b **[c](d e)**'], '4 warning: “[c](d e)” is not a link'],
  [
    'one whose address is complete',
    ['[a](https://b.example/c d)'],
    '“[a](https://b.example/c d)” is',
  ],
  ['one in a table', ['| a |', '| - |', '| [b](c d) |'], '5 warning: “[b](c d)” is not a link'],
  ['a heading without a space', ['##Title of it'], '3 warning: “##Title” does not begin a heading'],
  ['one below a text', ['a', '###Title'], '4 warning: “###Title” does not begin a heading'],
  ['the first of all headings', ['#Title'], '3 warning: “#Title” does not begin a heading'],
  ['an item without a space', ['- a', '', '-One'], '5 warning: “-One” does not begin an item'],
  ['a numbered item without a space', ['1.One'], '3 warning: “1.One” does not begin an item'],
  ['a list within a paragraph', ['a', '2. b'], '4 warning: “2.” belongs to the paragraph above'],
  [
    'numbers that begin again',
    ['1. a', '', '```', 'b', '```', '', '1. c'],
    '9 warning: The numbers begin again with 1, because the code above ends the list.',
  ],
  [
    'a table that ends early',
    ['| a | b |', '| - | - |', '| c | d |', '', '| e | f |'],
    '7 warning: “|” does not begin a row of a table here. → Remove the empty line above',
  ],
  [
    'a table without its second line',
    ['| a | b |', '| c | d |'],
    '3 warning: “|” does not begin a row of a table here. → Below its first line a table needs',
  ],
  [
    'text right below a table',
    ['| a | b |', '| - | - |', '| c | d |', 'More.'],
    '6 warning: “More.” is a row of the table above. → Put an empty line between them.',
  ],
  [
    'a row with too many cells',
    ['| a | b |', '| - | - |', '| c | d | e |'],
    '5 warning: This row has 3 cells, and the table 2 columns: the rest is not shown.',
  ],
])('reports %s', (_, lines, problem) => {
  expect(problemsOf('text', '', ...lines)).toEqual([expect.stringContaining(problem)]);
});

it.each([
  ['[a b](./c%20d.mdx "e f"), [g](<h i>)'],
  ['`[a](b c)`, \\[a](b c) and a[0] (b c)'],
  ['\\##Title, # 1 and 2.x'],
  ['2.x is a version, 3 - 1 is 2\n-1 is less'],
  ['1. a\n\n   ```\n   b\n   ```\n\n2. c'],
  ['1. a\n2. b\n\n```\nc\n```\n\n1. d'],
  ['a | b |\n- | -\nc |'],
  ['**a** | b\n\n## C {#d}\n\n- e\n  f'],
])('leaves alone what is markup, and what is only text: %s', (text) => {
  expect(problemsOf(...text.split('\n'))).toEqual([]);
});

it('fixes what has only one fix', () => {
  const fixes = parseLines('##Title', '', '[a](./b c d.mdx "e")', '', '-One').problems.map(
    ({ fix }) => fix?.to,
  );
  expect(fixes).toEqual(['## Title', '[a](./b%20c%20d.mdx "e")', '- One']);
});
