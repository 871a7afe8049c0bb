/** @jest-environment node */
import { problemsOf } from '../../testing/factories';

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
])('reports %s', (_, lines, line, message, hint) => {
  const [problem, ...others] = problemsOf(...lines);
  expect(others).toEqual([]);
  expect(problem).toMatch(new RegExp(`^${line} error: The text cannot be read here: `));
  expect(problem).toContain(message);
  expect(problem).toContain(hint);
});

it('drops the asides of the parser', () => {
  expect(problemsOf('<!-- b -->')[0]).not.toMatch(/note:/);
});
