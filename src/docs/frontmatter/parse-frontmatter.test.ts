import { parseFrontmatter } from './parse-frontmatter';

const parse = (...lines: string[]) => parseFrontmatter(lines.join('\n'), 'page.mdx');
const required = ['title: A', 'description: B.'];

const REQUIRED_MISSING = [
  expect.objectContaining({
    line: 1,
    message: expect.stringContaining('has no “title”') as string,
  }),
  expect.objectContaining({
    line: 1,
    message: expect.stringContaining('has no “description”') as string,
  }),
];

it('reads every field', () => {
  const { frontmatter, problems } = parse(
    '---',
    ...required,
    'sidebar_label: S',
    'pagination_label: P',
    'pagination_prev: null',
    'pagination_next: ink-basics/intro',
    'toc_min_heading_level: 2',
    'toc_max_heading_level: 4',
    'hide_table_of_contents: true',
    'slug: /a',
    'draft: false',
    'unlisted: true',
    'keywords: [ink, choices]',
    'image: /img/a.png',
    '---',
  );
  expect(problems).toEqual([]);
  expect(frontmatter).toEqual({
    title: 'A',
    description: 'B.',
    sidebar_label: 'S',
    pagination_label: 'P',
    pagination_prev: null,
    pagination_next: 'ink-basics/intro',
    toc_min_heading_level: 2,
    toc_max_heading_level: 4,
    hide_table_of_contents: true,
    slug: '/a',
    draft: false,
    unlisted: true,
    keywords: ['ink', 'choices'],
    image: '/img/a.png',
  });
});

it('keeps the lines of the body where they are', () => {
  const { body } = parse('---', ...required, '---', '', 'First words.', '---', 'more');
  expect(body.split('\n')).toEqual(['', '', '', '', '', 'First words.', '---', 'more']);
});

it.each([
  ['a byte order mark', '\uFEFF---\ntitle: A\ndescription: B.\n---\nwords'],
  ['the line ends of Windows', '---\r\ntitle: A\r\ndescription: B.\r\n---\r\nwords'],
  ['the line ends of old Macs', '---\rtitle: A\rdescription: B.\r---\rwords'],
  ['spaces after the fences', '---  \ntitle: A\ndescription: B.\n--- \t\nwords'],
])('reads a file with %s', (_, source) => {
  const { frontmatter, body, problems } = parseFrontmatter(source, 'page.mdx');
  expect(problems).toEqual([]);
  expect(frontmatter).toEqual({ title: 'A', description: 'B.' });
  expect(body).toBe('\n\n\n\nwords');
});

it('takes a closing fence at the very end of the file', () => {
  expect(parse('---', ...required, '---')).toEqual({
    frontmatter: { title: 'A', description: 'B.' },
    body: '\n\n\n',
    problems: [],
  });
});

it.each([
  ['an empty file', ['']],
  ['text alone', ['Hello', '', '---', '', 'title: A']],
  ['an empty block', ['---', '---', 'text']],
  ['a list', ['---', '- a', '---']],
  ['a word', ['---', 'word', '---']],
  ['a comment', ['---', '# nothing', '---']],
])('says what %s lacks', (_, lines) => {
  expect(parse(...lines).problems).toEqual(REQUIRED_MISSING);
});

it('says that a block is never closed, and not that its fields are missing', () => {
  expect(parse('---', ...required, '', 'text').problems).toEqual([
    expect.objectContaining({
      severity: 'error',
      file: 'page.mdx',
      line: 1,
      message: 'The frontmatter is not closed.',
      hint: expect.stringContaining('---') as string,
    }),
  ]);
});

it.each([
  ['an unknown key', 'titel: A', 'unknown key “titel”', 'Did you mean “title”?'],
  ['a key in capitals', 'DRAFT: true', 'unknown key “DRAFT”', 'Did you mean “draft”?'],
  [
    'a key of Docusaurus',
    'sidebar_position: 2',
    'unknown key “sidebar_position”',
    'Known keys: title, description,',
  ],
  ['__proto__', '__proto__: 1', 'unknown key “__proto__”', 'Known keys'],
  ['constructor', 'constructor: 1', 'unknown key “constructor”', 'Known keys'],
  [
    'a value of the wrong type',
    'draft: yes',
    '“draft” is "yes"',
    'It must be true or false. If this is on, ',
  ],
  ['a missing value', 'slug:', '“slug” is null', 'It must be text'],
  ['an object', 'image: { src: a }', '“image” is {"src":"a"}', 'It must be text'],
])('reports %s with its line', (_, field, message, hint) => {
  expect(parse('---', 'title: A', '', field, 'description: B.', '---').problems).toMatchObject([
    {
      severity: 'error',
      file: 'page.mdx',
      line: 4,
      message: expect.stringContaining(message) as string,
      hint: expect.stringContaining(hint) as string,
    },
  ]);
});

it.each([
  ['DRAFT: true', { from: 'DRAFT:', to: 'draft:' }],
  ['sidebar-label: B', { from: 'sidebar-label:', to: 'sidebar_label:' }],
  ['sidebarLabel: B', { from: 'sidebarLabel:', to: 'sidebar_label:' }],
  ['drafft: true', undefined],
  ['Title: B', undefined],
])('knows what mends “%s” only where one thing can be meant', (field, fix) => {
  const { problems } = parse('---', 'title: A', field, 'description: B.', '---');
  expect(problems.map((problem) => problem.fix)).toEqual([fix]);
});

it('reports every problem, not the first alone, and keeps what is right', () => {
  const { frontmatter, problems } = parse(
    '---',
    'description: B.',
    'foo: 1',
    'keywords: ink',
    'unlisted: true',
    '---',
  );
  expect(problems.map(({ line }) => line)).toEqual([3, 4, 1]);
  expect(frontmatter).toEqual({ title: '', description: 'B.', unlisted: true });
});

it.each([
  ['a colon in a text', ['title: A: B', 'description: C.'], 2],
  ['a key twice', ['title: A', 'description: B.', 'title: C'], 4],
  ['a quote left open', ['description: B.', 'title: "A'], 3],
  ['a tab as indentation', ['title: A', 'description: B.', 'keywords:', '\t- ink'], 5],
])('reports YAML broken by %s at its line', (_, lines, line) => {
  const { problems } = parse('---', ...lines, '---');
  expect(problems[0]).toMatchObject({
    severity: 'error',
    line,
    message: expect.stringMatching(/^The frontmatter is not valid YAML: [^\n]*[^:]\.$/) as string,
  });
  expect(problems[0]?.message).not.toMatch(/at line/);
});

it('does not take “---” inside a text for the end', () => {
  expect(parse('---', 'title: a --- b', 'description: B.', '---').frontmatter.title).toBe(
    'a --- b',
  );
});

it('does not let a key reach the prototype', () => {
  const { frontmatter } = parse('---', ...required, '__proto__: { polluted: true }', '---');
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  expect((frontmatter as unknown as Record<string, unknown>).polluted).toBeUndefined();
});
