import { problemsOf } from '../../../testing/factories';

const CLOSE = 'Close every component you open';
const ESCAPE = 'or write \\<';

it.each([
  [
    'a tag that is never closed',
    ['a', '', '<Details summary="s">', 'b'],
    3,
    'Expected a closing tag for `<Details>`',
    CLOSE,
  ],
  [
    'a tag closed in another order',
    ['<Tabs>', '<TabItem value="a">', 'b', '</Tabs>'],
    4,
    'Unexpected closing tag `</Tabs>`, expected corresponding closing tag for `<TabItem>`',
    CLOSE,
  ],
  [
    'a tag open at the end of a list',
    ['a', '', '- <Details summary="s">', '- b'],
    3,
    'Expected a closing tag',
    CLOSE,
  ],
  [
    'a tag open at the end of a paragraph',
    ['a', '', 'Press <Kbd>Ctrl', '', 'b'],
    3,
    'Expected a closing tag for `<Kbd>`',
    CLOSE,
  ],
  ['a closing tag alone', ['a', '', '</Details>'], 3, 'Unexpected closing slash', CLOSE],
  ['an angle before a number', ['a', '', 'I <3 ink'], 3, 'Unexpected character `3`', ESCAPE],
  ['a comparison', ['a', 'if x<y then'], 2, 'Unexpected', ESCAPE],
  ['a left arrow', ['a', 'b <- c'], 2, 'Unexpected character `-`', ESCAPE],
  ['an HTML comment', ['a', '', '<!-- b -->'], 3, 'Unexpected character `!`', '{/* … */}'],
  [
    'a link in angles',
    ['a', '', '<https://example.org>'],
    3,
    'Unexpected character `/`',
    '[words](https://…)',
  ],
  ['a brace left open', ['a', '', 'b { c'], 3, 'expression', 'or write \\{'],
  ['a brace with words', ['a', '', 'b {not an expression} c'], 3, 'expression', 'or write \\{'],
  ['a comment left open', ['a', '', 'b {/* c'], 3, 'expression', 'or write \\{'],
  [
    'a paragraph that begins with “import”',
    ['a', '', 'import your story'],
    3,
    'import/exports',
    'cannot start with “import” or “export”',
  ],
  [
    'a paragraph that begins with “export”',
    ['a', '', 'export the game'],
    3,
    'import/exports',
    'cannot start with “import” or “export”',
  ],
  [
    'an empty attribute',
    ['a', '', '<Details summary={}>', 'b', '</Details>'],
    3,
    'empty expression',
    'or write \\{',
  ],
  [
    'an attribute left open',
    ['<Details summary="s>', '', 'b', '', '</Details>'],
    5,
    'closing quote',
    'End the text of each attribute with a quote',
  ],
])('reports %s', (_, lines, line, message, hint) => {
  const [problem, ...others] = problemsOf(...lines);
  expect(others).toEqual([]);
  expect(problem).toMatch(new RegExp(`^${line} error: The text cannot be read here: `));
  expect(problem).toContain(message);
  expect(problem).toContain(hint);
});

it.each([
  [
    'the first tag',
    ['<Tabs>', '', '<TabIte value="a">', '', 'b', '', '</TabItem>', '', '</Tabs>'],
    '3 error: <TabIte> is not a component. → Did you mean “TabItem”?',
  ],
  [
    'the first tag, by the name that other tools have',
    ['<Tabs>', '<Tab value="a">', 'b', '</TabItem>', '</Tabs>'],
    '2 error: <Tab> is not a component. → Did you mean “TabItem”?',
  ],
  [
    'the first tag, in small letters',
    ['<tabs>', '', '<TabItem value="a">b</TabItem>', '', '</Tabs>'],
    '1 error: <tabs> is not a component. → Did you mean “Tabs”?',
  ],
  [
    'the first tag, in a list',
    ['a', '', '- <Detals summary="s">', '', '  b', '', '  </Details>'],
    '3 error: <Detals> is not a component. → Did you mean “Details”?',
  ],
  [
    'the first tag, in an admonition',
    [':::note', '', '<Detals summary="s">', '', 'b', '', '</Details>', '', ':::'],
    '3 error: <Detals> is not a component. → Did you mean “Details”?',
  ],
  [
    'the only tag',
    ['<Detals summary="s">', '', 'b'],
    '1 error: <Detals> is not a component. → Did you mean “Details”?',
  ],
  [
    'the first tag in a line',
    ['a', 'Press <Kdb>Ctrl</Kbd> now'],
    '2 error: <Kdb> is not a component. → Did you mean “Kbd”?',
  ],
  [
    'the only tag in a line',
    ['Press <Kdb>Ctrl', '', 'b'],
    '1 error: <Kdb> is not a component. → Did you mean “Kbd”?',
  ],
  [
    'the last tag',
    ['<Tabs>', '<TabItem value="a">', 'b', '</TabIem>', '</Tabs>'],
    '4 error: </TabIem> is not a component. → Did you mean “</TabItem>”? The component to close here is the <TabItem> 2 lines above.',
  ],
  [
    'the last tag, in small letters',
    ['<Tabs>', '', '<TabItem value="a">b</TabItem>', '', '</tabs>'],
    '5 error: </tabs> is not a component. → Did you mean “</Tabs>”? The component to close here is the <Tabs> 4 lines above.',
  ],
  [
    'the last tag of another component',
    ['<Tabs>', '<TabItem value="a">', 'b', '</Tbs>'],
    '4 error: </Tbs> is not a component. → Did you mean “</Tabs>”? The component to close here is the <TabItem> 2 lines above.',
  ],
  [
    'a tag like no other',
    ['A List<String> of words'],
    '1 error: <String> is not a component. → Known: ',
  ],
])('names a misspelt component: %s', (_, lines, problem) => {
  expect(problemsOf(...lines)).toEqual([expect.stringContaining(problem)]);
});

it('says how to write a bare angle before a name that is like no other', () => {
  expect(problemsOf('A List<String> of words').join()).toContain(ESCAPE);
  expect(problemsOf('<Detals summary="s">').join()).not.toContain(ESCAPE);
});

it('says how to write a component that has no content', () => {
  expect(problemsOf('<Exercise id="a">', '', 'b').join()).toContain('write <Exercise … />');
  expect(problemsOf('a<br>b').join()).toContain('write <br />');
});

it('drops the asides of the parser', () => {
  expect(problemsOf('<!-- b -->')[0]).not.toMatch(/note:/);
});
