import { NONE, readPage, writePage } from './editable-page';

const source =
  '---\ntitle: A\n# why\ndescription: B. # as is\npagination_next: null\n---\n\nText.\n';

it.each<[string, Record<string, unknown>, string, string]>([
  ['nothing', {}, '', ''],
  ['what a form leaves empty', { slug: '', keywords: [], draft: false, image: null }, '', ''],
  ['a title', { title: 'C: D' }, 'title: A', "title: 'C: D'"],
  [
    'a field in its place',
    { sidebar_label: 'S' },
    'pagination_next',
    'sidebar_label: S\npagination_next',
  ],
  ['a list', { keywords: ['ink', 'tags'] }, 'next: null\n', 'next: null\nkeywords: [ink, tags]\n'],
  ['a flag that is usually true', { code_links: false }, 'null\n', 'null\ncode_links: false\n'],
  ['a doc in place of none', { pagination_next: 'quickstart' }, 'next: null', 'next: quickstart'],
  ['an emptied field', { pagination_next: '' }, 'pagination_next: null\n', ''],
  ['the text', { body: '\n\nOther.\n\n\n' }, 'Text.', 'Other.'],
  ['no field that a page cannot have', { file: 'x' }, '', ''],
])('writes %s', (_, change, before, after) => {
  expect(writePage({ ...readPage(source), ...change })).toBe(source.replace(before, after));
});

it('shows null as a word', () => {
  expect(readPage(source)).toMatchObject({
    pagination_next: NONE,
    body: 'Text.',
    code_links: true,
  });
});

it('writes a new page', () => {
  const form = {
    description: 'B.',
    title: 'A',
    draft: true,
    slug: '',
    code_links: true,
    body: 'Hello.',
  };
  expect(writePage(form)).toBe('---\ntitle: A\ndescription: B.\ndraft: true\n---\n\nHello.\n');
});

it.each([
  ['a byte order mark', `\uFEFF${source}`],
  ['the line ends of Windows', source.replaceAll('\n', '\r\n')],
  ['no text', '---\ntitle: A\ndescription: B.\n---'],
  ['spaces at its ends', '---\ntitle: A\n---  \n \n\n  Text \n \n'],
])('gives a file with %s back as it was, and changed', (_, file) => {
  const page = readPage(file);
  expect(writePage(page)).toBe(file);
  const written = writePage({ ...page, title: 'B', body: `${String(page.body)}\nMore.` });
  expect(readPage(written)).toMatchObject({
    title: 'B',
    body: `${String(page.body)}\nMore.`.replace(/^\n/, ''),
  });
  expect(written.includes('\r\n')).toBe(file.includes('\r\n'));
});

it.each([
  ['is broken', '---\ntitle: "A\n---\n\nText.\n'],
  ['is missing', 'Text.\n'],
  ['is a list', '---\n- a\n---\n'],
])('shows a page whose frontmatter %s as it is, to be mended', (_, file) => {
  const page = readPage(file);
  expect(page.body).toBe(file);
  expect(writePage({ ...page, title: 'other', description: 'lost?' })).toBe(file);
  expect(writePage({ ...page, body: source })).toBe(source);
  // Once the text is fixed, what was typed into the fields above it is kept.
  expect(writePage({ ...page, body: source, title: 'C' })).toBe(
    source.replace('title: A', 'title: C'),
  );
});

it('names a page whose frontmatter is broken, in lists of such', () => {
  const broken = '---\ntitle: The Café: a test\n---\n';
  expect(readPage(broken, 'content/docs/a.mdx').title).toBe(
    '(broken frontmatter) content/docs/a.mdx',
  );
  expect(readPage(broken).title).toBe('(broken frontmatter) The Café: a test');
});
