import { parseFrontmatter } from '../../docs/frontmatter/parse-frontmatter';
import { checkGatsbyFrontmatter } from './check-gatsby-frontmatter';

function check(source: string): string[] {
  const { frontmatter, problems } = parseFrontmatter(source, 'a.mdx');
  expect(problems).toEqual([]);
  return checkGatsbyFrontmatter(source, 'a.mdx', frontmatter).map(
    ({ line, message }) => `${line}: ${message}`,
  );
}

const page = (title: string) => `---\ndescription: D.\ntitle: ${title}\n---\nWords.\n`;

test.each(['T', '"2020-01-01"', 'yes', "'*'", '"\\u263a"', '"#: [{"', 'Größe 💧'])(
  'says nothing of %s',
  (title) => expect(check(page(title))).toEqual([]),
);

test('accepts Windows line endings', () => {
  expect(check(`\ufeff${page('T').replaceAll('\n', '\r\n')}`)).toEqual([]);
});

test.each([
  ['a date', page('2020-01-01'), '3: Gatsby takes the frontmatter key “title” for "2020-01-01'],
  ['a sign that cannot be printed', page('Be\u0007ll'), '3: Gatsby cannot read the frontmatter'],
  ['lines of old Macs', page('T').replaceAll('\n', '\r'), '1: Gatsby '],
])('tells of %s, with the line', (_, source, expected) => {
  expect(check(source)).toEqual([expect.stringContaining(expected)]);
});
