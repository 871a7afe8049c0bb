import { readFileSync } from 'node:fs';
import { tokenRanges } from '../../../../playground/editor/token-ranges';
import { mdxPieces } from './mdx-highlighting';

const outline = (text: string) =>
  mdxPieces(text).flatMap(({ from, to, grammar }) => {
    const piece = text.slice(from, to);
    return tokenRanges(piece, grammar).map(
      (range) => `${range.classNames.split(' ')[1]}: ${piece.slice(range.from, range.to)}`,
    );
  });

it.each([
  ['## A **b** {#c}', ['title: ## A **b** ', 'heading-id: {#c}']],
  [':::note[Title]', ['admonition: :::note[Title]', 'keyword: note', 'string: Title']],
  ['<Tabs groupId="os">', ['tag: <Tabs groupId="os">', 'attr-name: groupId']],
  ['A `<b>` and {/* a note */}', ['code-snippet: `<b>`', 'comment: {/* a note */}']],
  ['[a](./b.mdx)', ['url: [a](./b.mdx)', 'url: ./b.mdx']],
  ['```ink fails="a"\n-> b\n```\n', ['keyword: ink', 'string: "a"', 'divert: -> b']],
  ['```js {2}\nconst a = 1;\n```\n', ['number: {2}', 'keyword: const']],
  ['```diff-ink\n-* [A]\n+* [B]\n```\n', ['keyword: diff-ink', 'inserted-sign: +* [B]\n']],
])('colours %p', (text, tokens) => {
  expect(outline(text)).toEqual(expect.arrayContaining(tokens));
});

it('does not take letters of a fence’s line for Markdown, or code for components', () => {
  expect(outline('```text\n<b>**a**\n```\n').join()).not.toMatch(/bold|tag/);
});

it('holds all of the longest page, in order', () => {
  const text = readFileSync('content/docs/tutorial-basics/create-a-document.mdx', 'utf8');
  let at = 0;
  for (const { from, to } of mdxPieces(text)) {
    expect(from).toBeGreaterThanOrEqual(at);
    at = to;
  }
  expect(at).toBe(text.length);
});
