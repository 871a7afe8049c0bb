import { problemsOf } from '../../../testing/factories';

const CLOSE = 'Close every component you open';
const ESCAPE = 'or write \\<';

it.each([
  [
    'a tag that is never closed',
    ['a', '', '<Details summary="s">', 'b'],
    3,
    '<Details> is not closed.',
    CLOSE,
  ],
  [
    'a tag closed in another order',
    ['<Tabs>', '<TabItem value="a">', 'b', '</Tabs>'],
    4,
    '</Tabs> comes before the <TabItem> 2 lines above is closed.',
    CLOSE,
  ],
  [
    'a tag open at the end of a list',
    ['a', '', '- <Details summary="s">', '- b'],
    3,
    '<Details> is not closed.',
    CLOSE,
  ],
  [
    'a tag open at the end of a paragraph',
    ['a', '', 'Press <Kbd>Ctrl', '', 'b'],
    3,
    '<Kbd> is not closed.',
    CLOSE,
  ],
  [
    'a closing tag alone',
    ['a', '', '</Details>'],
    3,
    'this closes a component that is not open.',
    CLOSE,
  ],
  [
    'an angle before a number',
    ['a', '', 'I <3 ink'],
    3,
    'what follows “<” is not the name of a component.',
    ESCAPE,
  ],
  ['a comparison', ['a', 'if x<y then'], 2, 'a tag is not finished.', 'write \\<'],
  ['a left arrow', ['a', 'b <- c'], 2, 'what follows “<” is not the name of a component.', ESCAPE],
  ['an HTML comment', ['a', '', '<!-- b -->'], 3, '“<!” does not begin a comment.', '{/* … */}'],
  [
    'a link in angles',
    ['a', '', '<https://example.org>'],
    3,
    'an address in “<” and “>” is not a link.',
    '[words](https://…)',
  ],
  ['a brace left open', ['a', '', 'b { c'], 3, '“{” is not closed.', 'or write \\{'],
  [
    'a brace with words',
    ['a', '', 'b {not an expression} c'],
    3,
    'what is in the braces would be code.',
    'or write \\{',
  ],
  ['a comment left open', ['a', '', 'b {/* c'], 3, '“{” is not closed.', 'or write \\{'],
  [
    'a paragraph that begins with “import”',
    ['a', '', 'import your story'],
    3,
    'code begins with “import” or “export”.',
    'cannot start with “import” or “export”',
  ],
  [
    'a paragraph that begins with “export”',
    ['a', '', 'export the game'],
    3,
    'code begins with “import” or “export”.',
    'cannot start with “import” or “export”',
  ],
  [
    'an empty attribute',
    ['a', '', '<Details summary={}>', 'b', '</Details>'],
    3,
    'there is nothing in the braces.',
    'or write \\{',
  ],
  [
    'an attribute left open',
    ['<Details summary="s>', '', 'b', '', '</Details>'],
    5,
    'the text of an attribute has no closing quote.',
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

it.each(['<!-- b -->', 'x <a b="c" = d>', '- {a\nb}', '<A.B c>', '{', 'a\n</Kbd x>', '<a:b:c>'])(
  'says it in no parser’s words: %s',
  (text) => {
    const said = problemsOf(...text.split('\n')).join();
    expect(said).toMatch(/cannot be read here: |is not a component/);
    expect(said).not.toMatch(/note:|[Uu]nexpected|[Ee]xpected|acorn|expression|U\+|parse/);
  },
);
