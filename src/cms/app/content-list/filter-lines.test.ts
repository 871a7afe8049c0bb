import { countFiles, filterLines, type FileLine, type ListLine } from './filter-lines';

const page = (slug: string, title: string, isDraft = false): FileLine => ({
  type: 'file',
  slug,
  file: `content/docs/${slug}.mdx`,
  title,
  isDraft,
  status: '',
});
const lines: ListLine[] = [
  page('quickstart', 'Quickstart'),
  {
    type: 'group',
    title: 'Pictures and sound',
    lines: [page('media/images', 'Pictures'), page('media/loud', 'Music', true)],
  },
  { type: 'group', title: 'Ink', lines: [page('ink/flow', 'Knots and diverts')] },
];
const left = (query: string, isWanted = (_: FileLine) => true) =>
  filterLines(lines, { query, isWanted }).flatMap((line) =>
    line.type === 'file'
      ? [line.slug]
      : line.lines.map((inner) => (inner.type === 'file' ? inner.slug : '')),
  );

it.each([
  ['', ['quickstart', 'media/images', 'media/loud', 'ink/flow']],
  ['KNÓTS', ['ink/flow']],
  ['media', ['media/images', 'media/loud']],
  ['sound music', ['media/loud']],
  ['sound knots', []],
])(
  'leaves the pages whose title, address and categories have the words of “%s”',
  (query, slugs) => {
    expect(left(query)).toEqual(slugs);
  },
);

it('leaves the pages that are asked for, and no empty category', () => {
  const drafts = filterLines(lines, { query: '', isWanted: ({ isDraft }) => isDraft });
  expect(drafts).toHaveLength(1);
  expect(countFiles(drafts)).toBe(1);
  expect(countFiles(lines)).toBe(4);
});
