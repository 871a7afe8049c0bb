import { parseLines, problemsOf } from '../../../testing/factories';

const ids = (...lines: string[]) => parseLines(...lines).headings.map(({ id }) => id);

it.each([
  ['at the end of a heading', ['## Words {#id}']],
  ['without a space before it', ['## Words{#id}']],
  ['with spaces after it', ['## Words {#id}  ']],
  ['before closing signs', ['## Words {#id} ##']],
  ['after emphasis', ['## Some **words** {#id}']],
  ['after code', ['## The `code` {#id}']],
  ['after a link', ['## [Words](./a.mdx) {#id}']],
  ['under an underlined heading', ['Words {#id}', '---']],
  ['in a quote', ['> ## Words {#id}']],
  ['in a list', ['- ## Words {#id}']],
  ['in an admonition', [':::note', '## Words {#id}', ':::']],
  ['in a component', ['<Details summary="s">', '## Words {#id}', '</Details>']],
  ['after a line that looks like a fence', ['``` no fence ```', '', '## Words {#id}']],
  ['after a fence in a list', ['- ```js', '  {x}', '  ```', '', '## Words {#id}']],
  ['after an unclosed fence in a quote', ['> ```', '> {x}', '', '## Words {#id}']],
])('takes an explicit id %s', (_, lines) => {
  const { headings, problems } = parseLines(...lines);
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(headings.map(({ id }) => id)).toEqual(['id']);
});

it('takes it out of the words', () => {
  const { tree, headings, plainText } = parseLines('## Some *words* {#id}');
  expect(tree).toEqual([['h2', { id: 'id' }, 'Some ', ['em', 0, 'words']]]);
  expect(headings[0]?.label).toEqual(['Some ', ['em', 0, 'words']]);
  expect(plainText).toBe('Some words');
});

it('takes it verbatim', () => {
  expect(ids('## Words {#My_Id.2-ä}')).toEqual(['My_Id.2-ä']);
});

it('leaves code alone', () => {
  const { tree, problems } = parseLines(
    '- ```md',
    '  ## Words {#id}',
    '  ```',
    '',
    '~~~md',
    '## Words {#id}',
    '~~~',
    '',
    '`## Words {#id}`',
  );
  expect(problems).toEqual([]);
  expect(JSON.stringify(tree).match(/## Words \{#id\}/g)).toHaveLength(3);
});

it('leaves an escaped one as words', () => {
  expect(parseLines('## Write \\{#id}').tree).toEqual([['h2', { id: 'write-id' }, 'Write {#id}']]);
});

it.each([
  ['outside a heading', ['a', '', 'Words {#id}'], '3 error: The id “#id” is not in a heading.'],
  [
    'in the middle of a heading',
    ['a', '', '## Words {#id} more'],
    '3 error: The text cannot be read here',
  ],
  ['without words', ['## a {#}'], '1 error: The text cannot be read here'],
])('reports one %s', (_, lines, message) => {
  expect(problemsOf(...lines)).toEqual([expect.stringContaining(message)]);
});
