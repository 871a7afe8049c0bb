import { makeEnvironment, parseLines, problemsOf } from '../../../testing/factories';
import { parseFrontmatter } from '../frontmatter/parse-frontmatter';
import { parseDocument } from './parse-document';

it('returns everything in a page', () => {
  expect(
    parseLines(
      '## Start {#go}',
      '',
      'See [a](./a.mdx).',
      '',
      '```ink title="t" fragment',
      'Hello',
      '```',
    ),
  ).toEqual({
    tree: [
      ['h2', { id: 'go' }, 'Start'],
      ['p', 0, 'See ', ['a', { href: './a.mdx' }, 'a'], '.'],
      ['CodeBlock', { language: 'ink', label: 't', title: 't' }, ['CodeLine', 0, 'Hello']],
    ],
    headings: [{ id: 'go', level: 2, label: ['Start'] }],
    links: [{ href: './a.mdx', line: 3 }],
    plainText: 'Start\nSee a.\nt\nHello',
    codeSamples: [{ language: 'ink', code: 'Hello', meta: 'title="t" fragment', line: 5 }],
    problems: [],
  });
});

it('keeps code samples as they were written, marks and context lines included', () => {
  const [sample] = parseLines(
    '```ink',
    '//~ VAR x = 1',
    '// highlight-next-line',
    'a',
    '```',
  ).codeSamples;
  expect(sample?.code).toBe('//~ VAR x = 1\n// highlight-next-line\na');
});

it.each([
  ['```nonsense', 'warning: The code block’s language “nonsense” is unknown.'],
  ['```diff-nonsense', 'warning: The code block’s language “diff-nonsense” is unknown.'],
])('warns of the language of %s', (fence, message) => {
  expect(problemsOf('a', '', fence, 'b', '```')).toEqual([expect.stringContaining(`3 ${message}`)]);
});

it.each([['```'], ['```JS'], ['```diff-ink'], ['~~~text']])(
  'is content with the language of %s',
  (fence) => {
    expect(problemsOf(fence, 'b', fence.slice(0, 3))).toEqual([]);
  },
);

it('reports every problem of a page', () => {
  expect(
    problemsOf('{a}', '', '<Foo />', '', ':::nott', '![](/img/missing.png)', ':::').map((problem) =>
      problem.slice(0, 2),
    ),
  ).toEqual(['1 ', '3 ', '5 ', '6 ', '6 ']);
});

it('counts lines from the top of the file, frontmatter included', () => {
  const source =
    '---\r\ntitle: A\r\ndescription: B.\r\n---\r\n\r\nWords.\r\n\r\n<Foo />\r\n\r\n[a](b)\r\n';
  const { body } = parseFrontmatter(source, 'page.mdx');
  const { problems, links } = parseDocument(body, 'page.mdx', makeEnvironment());
  expect(problems.map(({ line }) => line)).toEqual([8]);
  expect(links.map(({ line }) => line)).toEqual([10]);
});

it('counts the line of broken syntax from the top of the file too', () => {
  const { body } = parseFrontmatter('---\ntitle: A\ndescription: B.\n---\n\na { b\n', 'page.mdx');
  expect(
    parseDocument(body, 'page.mdx', makeEnvironment()).problems.map(({ line }) => line),
  ).toEqual([6]);
});

/** Whole files that nobody should write but somebody will. */
const nasty: [name: string, source: string][] = [
  ['an empty file', ''],
  ['nothing but spaces', ' \n\t\n  '],
  ['nothing but frontmatter', '---\ntitle: A\ndescription: B.\n---'],
  ['frontmatter that never ends', '---\ntitle: A\n'],
  ['a byte order mark', '\uFEFF---\ntitle: A\ndescription: B.\n---\n## A {#a}'],
  ['the line ends of Windows', '---\r\ntitle: A\r\n---\r\n## A {#a}\r\n\r\n```js\r\na\r\n```\r\n'],
  ['a fence never closed', '```js\n{ <a'],
  ['an admonition never closed', ':::note\na'],
  ['fences within fences', '````md\n```js\n{a}\n```\n````'],
  ['a brace', '{'],
  ['braces that do not match', '}}{{'],
  ['an angle', '<'],
  ['half a tag', '<Details'],
  ['half an attribute', '<Details summary="'],
  ['tags crossing', '<Tabs><TabItem value="a"></Tabs></TabItem>'],
  ['tags in a table', '| a |\n|---|\n| <Details summary="s">b</Details> |'],
  ['tabs for spaces', '\t- a\n\t\t- b\n\n\t\tc'],
  ['a null byte', 'a\u0000b'],
  ['lone surrogates', '## \uD800 a\uDC00'],
  ['line separators', 'a\u2028b\u2029c'],
  ['right to left', '## \u202Eabc {#x}'],
  ['a definition of itself', '[a]: [a]\n[a][a]'],
  ['a footnote of itself', 'a[^1]\n\n[^1]: b[^1]'],
  ['a footnote that is not there', 'a[^nope]'],
  [
    'names of the prototype',
    '<constructor __proto__={{ a: 1 }} toString="x" />\n\n```constructor\na\n```\n\n```__proto__\na\n```',
  ],
  ['headings called as the prototype', '## constructor\n\n## __proto__\n\n## constructor'],
  [
    'a group called as the prototype',
    '<Tabs groupId="__proto__" queryString><TabItem value="__proto__">a</TabItem></Tabs>',
  ],
  ['a huge heading', `## ${'word '.repeat(5000)}`],
  ['a huge heading that nearly has an id', `## ${'{#a'.repeat(2000)}`],
  ['a huge line', 'a'.repeat(200_000)],
  ['stars without end', '*a **b '.repeat(1000)],
  ['brackets without end', '['.repeat(1000)],
  ['deep quotes', `${'> '.repeat(300)}a`],
  ['quotes too deep', `${'> '.repeat(6000)}a`],
  ['deep components', `${'<Details summary="s">\n'.repeat(200)}a\n${'</Details>\n'.repeat(200)}`],
  ['components too deep', `${'<kbd>'.repeat(6000)}a${'</kbd>'.repeat(6000)}`],
  ['a range without end', '```js {1-99999999999}\na\n```'],
];

it.each(nasty)('survives %s', (_, source) => {
  const { body, frontmatter, problems } = parseFrontmatter(source, 'page.mdx');
  const content = parseDocument(body, 'page.mdx', makeEnvironment());
  const lines = source.split(/\r\n?|\n/).length;
  expect(Object.keys(frontmatter)).toEqual(expect.arrayContaining(['title', 'description']));
  for (const { line, message, hint } of [...problems, ...content.problems]) {
    expect(line).toBeGreaterThanOrEqual(1);
    expect(line).toBeLessThanOrEqual(lines);
    expect(message).toMatch(/\S/);
    expect(hint).toMatch(/\S/);
  }
  expect(content.tree.length > 0 || content.problems.length > 0 || body.trim() === '').toBe(true);
  expect(() => JSON.stringify(content)).not.toThrow();
  expect(({} as Record<string, unknown>).a).toBeUndefined();
});

it.each([
  ['quotes too deep', `${'> '.repeat(6000)}a`],
  ['components too deep', `${'<kbd>'.repeat(6000)}a${'</kbd>'.repeat(6000)}`],
])('says that there are %s', (_, source) => {
  expect(problemsOf(source)).toEqual([expect.stringContaining('nested too deeply')]);
});
