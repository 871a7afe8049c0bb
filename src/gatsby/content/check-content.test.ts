import { makePicture, makeProject } from '../../../testing/temp-project';
import { DocumentStore } from '../documents/document-store';
import { checkContent, checkPages, hasStaticFile } from './check-content';

const page = (...lines: string[]) =>
  ['---', 'title: T', 'description: D.', '---', ...lines].join('\n');

async function check(files: Record<string, string>, withDrafts = false) {
  const projectRoot = makeProject(files);
  const cache = { get: () => Promise.resolve(undefined), set: () => Promise.resolve() };
  const store = new DocumentStore({ projectRoot, cache, pipelineDigest: '' });
  return (await checkContent(projectRoot, store, { samples: { cache, digest: '' }, withDrafts }))
    .problems;
}

const sidebar = { 'content/sidebars.yaml': 'tutorialSidebar:\n  - quickstart\n  - a' };

it('finds nothing wrong with good content', async () => {
  expect(
    await check({
      ...sidebar,
      'content/docs/quickstart.mdx': page(
        '',
        '[a](./a.mdx#go) [map](/files/map.pdf) [home](/)',
        '',
        '![Lamp](/img/lamp.svg)',
      ),
      'content/docs/a.mdx': page('', '## Go', '', '[back](./quickstart.mdx)'),
      'content/redirects.yaml': '- { from: /old/, to: /docs/a/#go, reason: R. }',
      'src/pages/index.tsx': '',
      'static/files/map.pdf': '',
      'static/img/lamp.svg': makePicture(1, 1),
    }),
  ).toEqual([]);
});

it('follows the link of the announcement, where one is shown', async () => {
  const announcement = {
    isShown: true,
    text: 'News.',
    linkLabel: 'More',
    linkHref: '/docs/quikstart/',
  };
  const files = {
    ...sidebar,
    'content/docs/quickstart.mdx': page(''),
    'content/docs/a.mdx': page(''),
  };
  const problemsOf = (changes: object) =>
    check({
      ...files,
      'content/announcement.json': JSON.stringify({ ...announcement, ...changes }, null, 2),
    });
  expect(await problemsOf({ isShown: false })).toEqual([]);
  expect(await problemsOf({ linkHref: '/docs/quickstart/' })).toEqual([]);
  expect(await problemsOf({})).toMatchObject([
    {
      file: 'content/announcement.json',
      line: 5,
      message: 'The link “More” in the announcement leads nowhere: /docs/quikstart/.',
    },
  ]);
});

/** Refers to the heading “Go” of page “a” in every possible way. */
const linked = {
  ...sidebar,
  'content/docs/quickstart.mdx': page('', '[a](./a.mdx#go)'),
  'content/redirects.yaml': '- { from: /old/, to: /docs/a/#go, reason: R. }',
  'content/glossary.yaml': '- { term: Knot, meaning: M., page: a#go, firstUse: false }',
  'content/search-synonyms.yaml': '- { written: [walk], name: Go, meaning: M., page: a#go }',
  'content/reference/tags.yaml':
    'kind: knot-tag\nentries: [{ name: CLEAR, summary: S., handledBy: [core], page: a#go }]',
};

it.each([
  ['the heading is there', ['## Go'], []],
  [
    'the heading is gone',
    ['## Come'],
    [
      'content/docs/quickstart.mdx',
      'content/glossary.yaml',
      'content/redirects.yaml',
      'content/reference/tags.yaml',
      'content/search-synonyms.yaml',
    ],
  ],
  ['the page cannot be read, for nobody knows', ['## Go', '', '<tag'], ['content/docs/a.mdx']],
])('judges what leads to a heading where %s', async (_, lines, files) => {
  const problems = await check({ ...linked, 'content/docs/a.mdx': page('', ...lines) });
  expect(problems.map(({ file }) => file).sort()).toEqual(files);
});

/** One content error of each kind, in the second page, from line 6 on. */
const wrong: [name: string, lines: string[], expected: string[]][] = [
  [
    'a broken link',
    ['[x](/docs/gone/)'],
    ['a.mdx:6 error The link “/docs/gone/” leads to no page'],
  ],
  [
    'a broken relative link',
    ['[x](../gone/)'],
    ['a.mdx:6 error The link “../gone/” leads to no page'],
  ],
  ['a broken link in a definition', ['[x][y]', '', '[y]: /docs/gone/'], ['a.mdx:8 error The link']],
  [
    'a broken link of a card',
    ['<Cards>', '<Card title="t" href="./gone.mdx">x</Card>', '</Cards>'],
    ['a.mdx:7 warning The link “./gone.mdx” names no file'],
  ],
  [
    'a broken anchor',
    ['[x](./quickstart.mdx#gone)'],
    ['a.mdx:6 warning The link “./quickstart.mdx#gone” leads to no heading “gone”'],
  ],
  [
    'a broken .mdx link',
    ['text', '[x](./gone.mdx)'],
    ['a.mdx:7 warning The link “./gone.mdx” names no file'],
  ],
  [
    'a missing file',
    ['[x](/files/gone.pdf)'],
    ['a.mdx:6 error The link “/files/gone.pdf” leads to no file'],
  ],
  ['an unknown component', ['<Foo />'], ['a.mdx:6 error <Foo> is not a component']],
  [
    'an unknown attribute',
    ['<Details', 'summary="s"', 'foo="x">', 'y', '</Details>'],
    ['a.mdx:8 error <Details> has no attribute “foo”'],
  ],
  [
    'an expression',
    ['text {a.b} more'],
    ['a.mdx:6 error Content cannot run code: the expression {a.b}'],
  ],
  ['an import', ['import x from "y";'], ['a.mdx:6 error Content cannot run code: “import x']],
  [
    'an unclosed tag',
    ['<Details summary="s">', 'x'],
    ['a.mdx:6 error The text cannot be read here: <Details> is not closed.'],
  ],
  [
    'an image without words',
    ['![](/img/lamp.svg)'],
    ['a.mdx:6 error The image /img/lamp.svg has no alternative text'],
  ],
  [
    'an image that is not there',
    ['![x](/img/gone.svg)'],
    ['a.mdx:6 error There is no image static/img/gone.svg'],
  ],
];

const short = ({ file, line, severity, message }: Awaited<ReturnType<typeof check>>[number]) =>
  `${file.replace('content/docs/', '')}:${line} ${severity} ${message}`;

it.each(wrong)('reports %s', async (_, lines, expected) => {
  const problems = await check({
    ...sidebar,
    'content/docs/quickstart.mdx': page('x'),
    'content/docs/a.mdx': page('', ...lines),
    'static/img/lamp.svg': makePicture(1, 1),
  });
  expect(problems.map(short)).toEqual(
    expected.map((text) => expect.stringContaining(text) as string),
  );
});

it('reports all of them at once, each in its file, none hiding another', async () => {
  const pages = wrong.map(([, lines], index) => [`content/docs/p${index}.mdx`, page('', ...lines)]);
  const problems = await check({
    'content/sidebars.yaml': `s: [a, quickstart, unread, gone, ${wrong.map((_, index) => `p${index}`).join(', ')}]`,
    'content/redirects.yaml': '- { from: /b/, to: /gone/, reason: R. }',
    'content/docs/a.mdx': '---\ntitel: T\ndescription: 3\n---\n',
    'content/docs/quickstart.mdx': page(),
    'content/docs/unread.mdx': page('<Kbd>x'),
    ...(Object.fromEntries(pages) as Record<string, string>),
    'static/img/lamp.svg': makePicture(1, 1),
  });
  const found = problems.map(short);
  for (const [index, [, , expected]] of wrong.entries()) {
    for (const text of expected) {
      expect(found).toContainEqual(expect.stringContaining(text.replace('a.mdx', `p${index}.mdx`)));
    }
  }
  for (const text of [
    'a.mdx:2 error The frontmatter has an unknown key “titel”',
    'a.mdx:3 error The frontmatter key “description”',
    'a.mdx:1 error The frontmatter has no “title”',
    'unread.mdx:5 error The text cannot be read here',
    'content/sidebars.yaml:1 error The sidebar lists “gone”',
    'content/redirects.yaml:1 error The redirect from /b/ points at /gone/',
  ]) {
    expect(found).toContainEqual(expect.stringContaining(text));
  }
  expect(found).toHaveLength(wrong.length + 6);
});

it('reports all that is wrong in the files that steer the site', async () => {
  const problems = await check({
    'content/sidebars.yaml': [
      's:',
      '  - quickstart',
      '  - gone',
      '  - category: C',
      '    slug: /quickstart',
      '    items: [a]',
      '  - category: Empty',
      '    items: []',
    ].join('\n'),
    'content/redirects.yaml': [
      '- { from: /docs/a/, to: /, reason: R. }',
      '- { from: /b/, to: /c/, reason: R. }',
      '- { from: /c/, to: /b/, reason: R. }',
      '- { from: /d/, to: /nowhere/, reason: R. }',
    ].join('\n'),
    'content/docs/quickstart.mdx': page('x'),
    'content/docs/a.mdx': page('x'),
    'content/docs/stray.mdx': page('x'),
    'src/pages/index.tsx': '',
  });
  expect(problems.map(short)).toEqual(
    [
      'content/sidebars.yaml:3 error The sidebar lists “gone”',
      'content/sidebars.yaml:7 error The category “Empty” has no members',
      'stray.mdx:1 warning The page “stray” is in no sidebar',
      'content/sidebars.yaml:4 error Two pages claim the address /docs/quickstart/',
      'content/redirects.yaml:1 error The redirect from /docs/a/ shadows a page',
      'content/redirects.yaml:2 error The redirect from /b/ leads back to itself',
      'content/redirects.yaml:3 error The redirect from /c/ leads back to itself',
      'content/redirects.yaml:4 error The redirect from /d/ points at /nowhere/',
    ].map((text) => expect.stringContaining(text) as string),
  );
});

it.each(['s:\n  - quickstart\n  - "b', 's:\n', ''])(
  'says of the sidebar’s file that it is broken, and no more: %p',
  async (source) => {
    const problems = await check({
      'content/sidebars.yaml': source,
      'content/docs/quickstart.mdx': page('x'),
      'content/docs/a.mdx': page('x'),
    });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({ severity: 'error', file: 'content/sidebars.yaml' });
  },
);

it('counts drafts as pages only where they are shown', async () => {
  const files = {
    ...sidebar,
    'content/docs/quickstart.mdx': page('[a](./a.mdx)'),
    'content/docs/a.mdx': '---\ntitle: T\ndescription: D.\ndraft: true\n---\n',
  };
  expect(await check(files, true)).toEqual([]);
  expect((await check(files)).map(short)).toEqual([
    expect.stringContaining('quickstart.mdx:5 warning'),
  ]);
});

it.each([
  ['/files/map.pdf', true],
  ['/files/a%20map.pdf', true],
  ['/files/100%.pdf', true],
  ['/files/gone.pdf', false],
  ['/files/%E0%A4%A.pdf', false],
])('tells whether static%s is there: %s', (address, expected) => {
  const root = makeProject({
    'static/files/map.pdf': '',
    'static/files/a map.pdf': '',
    'static/files/100%.pdf': '',
  });
  expect(hasStaticFile(root)(address)).toBe(expected);
});

describe('the reference', () => {
  const tags = (...lines: string[]) =>
    ['kind: knot-tag', 'entries:', '  - name: CLEAR', ...lines.map((line) => `    ${line}`)].join(
      '\n',
    );
  const entry = ['summary: Removes all earlier scenes.', 'handledBy: [core]'];
  const checkWith = async (yaml: string, ...lines: string[]) =>
    (
      await check({
        'content/sidebars.yaml': 's: [quickstart]',
        'content/docs/quickstart.mdx': page('', '## Go', '', ...lines),
        'content/reference/tags.yaml': yaml,
      })
    ).map(short);

  it('may be linked to where a page draws it, and its attributes too', async () => {
    const yaml = tags(
      ...entry,
      'page: quickstart#go',
      'attributes: [{ name: slow, summary: Slowly. }]',
    );
    const drawn = '<Reference kind="knot-tag" names="CLEAR" attributes />';
    expect(await checkWith(yaml, drawn, '', '[a](#tag-clear) [b](#tag-clear-slow)')).toEqual([]);
  });

  it.each([
    [
      'a wrong entry',
      tags('sumary: S.', ...entry),
      [],
      'content/reference/tags.yaml:4 error “CLEAR” has an unknown key “sumary”',
    ],
    [
      'an entry that names no page',
      tags(...entry, 'page: quikstart'),
      [],
      'content/reference/tags.yaml:3 error “CLEAR” is said to be explained on “quikstart”',
    ],
    [
      'a table of an unknown entry',
      tags(...entry),
      ['<Reference kind="knot-tag" names="CLAER" />'],
      'quickstart.mdx:8 error The reference has no knot-tag named “CLAER”.',
    ],
    [
      'a link to a row that is not drawn',
      tags(...entry),
      ['[a](#tag-clear)'],
      'quickstart.mdx:8 warning The link “#tag-clear” leads to no heading',
    ],
  ])('is checked: %s', async (_, yaml, lines, expected) => {
    expect(await checkWith(yaml, ...lines)).toEqual([expect.stringContaining(expected)]);
  });
});

test('slips are proven by the check of the content, and not by a build', async () => {
  const projectRoot = makeProject({
    'content/sidebars.yaml': 's: [quickstart]',
    'content/docs/quickstart.mdx': page('x'),
    'content/slips/arrows.yaml':
      '- { note: arrow, from: F., ink: "Hello.\\n-> END", silent: "Hi.\\n-> END" }',
  });
  const cache = { get: () => Promise.resolve(undefined), set: () => Promise.resolve() };
  const store = new DocumentStore({ projectRoot, cache, pipelineDigest: '' });
  const options = { samples: { cache, digest: '' }, withDrafts: false };
  const aboutSlips = (problems: readonly { file: string; message: string }[]) =>
    problems.filter(({ file }) => file.startsWith('content/slips')).map(({ message }) => message);
  const { problems } = await checkContent(projectRoot, store, options);
  expect(aboutSlips(problems)).toEqual([expect.stringContaining('should get the note “arrow”')]);
  const { play } = await checkPages(projectRoot, store, options);
  expect(aboutSlips(await play())).toEqual([]);
});
