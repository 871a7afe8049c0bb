import { parseLines, problemsOf } from '../../../testing/factories';

const ids = (...lines: string[]) => parseLines(...lines).headings.map(({ id }) => id);

it.each([
  ['## Hello World', 'hello-world'],
  ['## Product - Basics', 'product---basics'],
  ['## A -> B & C', 'a---b--c'],
  ['## Emoji 🎉 here', 'emoji--here'],
  ['## The `code` of *it*', 'the-code-of-it'],
  ['## [A link](./a.mdx)', 'a-link'],
  ['## Überschrift', 'überschrift'],
  ['## At 10:30', 'at-1030'],
  ['## snake_case', 'snake_case'],
  ['## Foo {/* a comment */}', 'foo'],
  ['## Press <Kbd>Ctrl</Kbd>', 'press-ctrl'],
])('slugs “%s”', (line, id) => {
  expect(ids(line)).toEqual([id]);
});

it('numbers duplicates', () => {
  expect(ids('## Foo', '## Foo', '### Foo', '## Foo-1')).toEqual([
    'foo',
    'foo-1',
    'foo-2',
    'foo-1-1',
  ]);
});

it('starts over in each file', () => {
  expect([ids('## Foo'), ids('## Foo')]).toEqual([['foo'], ['foo']]);
});

it('does not let an explicit id count among the slugs', () => {
  expect(ids('## Bar {#foo-1}', '## Foo')).toEqual(['foo-1', 'foo']);
});

it('reports an id that two headings have', () => {
  expect(problemsOf('## Bar {#foo}', '', '## Foo')).toEqual([
    '3 error: Two headings have the id “foo”. → Give one of them another: ## Words {#other-id}.',
  ]);
});

it('reports a second main heading', () => {
  expect(problemsOf('text', '', '# Title')).toEqual([
    expect.stringMatching(/^3 error: “# Title” is a second top-level heading\. → .*start at ##/),
  ]);
});

it.each([['## 🎉'], ['##'], ['## {/* nothing */}']])(
  'reports that “%s” has no words for an id',
  (line) => {
    expect(problemsOf('text', '', line)).toEqual([
      expect.stringMatching(/^3 error: .*no words.* → .*\{#/),
    ]);
  },
);

it('accepts a heading without letters where it has an id', () => {
  expect(problemsOf('## 🎉 {#party}')).toEqual([]);
});
