import { makeDoc, makeVersion, makeVersionContent } from '../../../testing/factories';
import type { PageContext, PageKind } from './page-kinds';
import { planVersion, type VersionContent } from './plan-version';

const docs = [makeDoc('quickstart'), makeDoc('basics/story'), makeDoc('basics/choices')];

function contextOf<Kind extends PageKind>(content: VersionContent, path: string, kind: Kind) {
  const context = planVersion(content).pages.find((page) => page.path === path)?.context;
  if (context?.kind !== kind) throw new Error(`There is no ${kind} at ${path}.`);
  return context as PageContext<Kind>;
}

const content = makeVersionContent(docs, [
  'quickstart',
  { category: 'Atrament - Basics', description: 'D.', items: ['basics/story', 'basics/choices'] },
]);

it('plans the overview, the docs and the category pages', () => {
  const { pages, problems } = planVersion(content);
  expect(problems).toEqual([]);
  expect(pages.map(({ path, context }) => `${context.kind} ${path}`)).toEqual([
    'overview /docs/',
    'doc /docs/quickstart/',
    'category /docs/category/atrament---basics/',
    'doc /docs/basics/story/',
    'doc /docs/basics/choices/',
  ]);
});

it('frames a doc with breadcrumbs, neighbours and the sidebar', () => {
  const { frame } = contextOf(content, '/docs/basics/story/', 'doc');
  expect(frame).toMatchObject({
    versionName: 'current',
    breadcrumbs: [
      { label: 'Atrament - Basics', href: '/docs/category/atrament---basics/' },
      { label: 'Title of basics/story', href: '/docs/basics/story/' },
    ],
    previous: { label: 'Atrament - Basics' },
    next: { label: 'Title of basics/choices' },
  });
  expect(frame.sidebar).toHaveLength(2);
});

it.each([
  ['quickstart', true],
  ['basics/story', true],
  ['basics/choices', false],
])('%s opens a part of the docs: %s', (docId, opensPart) => {
  expect(contextOf(content, `/docs/${docId}/`, 'doc').opensPart).toBe(opensPart);
});

it('gives a category page its title, description and cards', () => {
  expect(contextOf(content, '/docs/category/atrament---basics/', 'category')).toMatchObject({
    title: 'Atrament - Basics',
    description: 'D.',
    cards: [{ label: 'Title of basics/story' }, { label: 'Title of basics/choices' }],
    frame: { breadcrumbs: [{ label: 'Atrament - Basics' }] },
  });
});

it('describes a category without description by its members', () => {
  const plain = makeVersionContent(docs, [
    'quickstart',
    { category: 'C', items: ['basics/story', 'basics/choices'] },
  ]);
  expect(contextOf(plain, '/docs/category/c/', 'category').description).toBe(
    'C: Title of basics/story, Title of basics/choices.',
  );
});

it('passes on the edit address and the last update of each doc', () => {
  const told = {
    ...content,
    editUrlOf: ({ docId }: { docId: string }) => `https://edit/${docId}`,
    historyOf: () => ({ lastUpdate: '2026-01-01T00:00:00Z', authors: ['Ada'] }),
  };
  expect(contextOf(told, '/docs/quickstart/', 'doc')).toMatchObject({
    editUrl: 'https://edit/quickstart',
    lastUpdate: '2026-01-01T00:00:00Z',
    authors: ['Ada'],
  });
});

it('plans a page that is in no sidebar, and warns in its file', () => {
  const { pages, problems } = planVersion(makeVersionContent(docs, ['quickstart', 'basics/story']));
  expect(problems).toEqual([
    {
      severity: 'warning',
      file: 'content/docs/basics/choices.mdx',
      line: 1,
      message: 'The page “basics/choices” is in no sidebar.',
      hint: expect.stringContaining('Add “- basics/choices” to content/sidebars.yaml') as string,
    },
  ]);
  expect(pages.at(-1)).toMatchObject({
    path: '/docs/basics/choices/',
    context: {
      frame: { breadcrumbs: [{ label: 'Title of basics/choices' }], previous: null, next: null },
    },
  });
});

it('says nothing of single pages where no sidebar can be read', () => {
  const { pages, problems } = planVersion({
    ...makeVersionContent(docs, ['quickstart']),
    sidebars: {},
  });
  expect(problems).toEqual([]);
  expect(pages.map(({ path }) => path)).toEqual(
    expect.arrayContaining(docs.map(({ path }) => path)),
  );
});

it('does not warn of an unlisted page', () => {
  const unlisted = makeDoc('hidden', { frontmatter: { unlisted: true } });
  expect(
    planVersion(
      makeVersionContent(
        [...docs, unlisted],
        docs.map(({ docId }) => docId),
      ),
    ).problems,
  ).toEqual([]);
});

it('shares the slugs of categories over its sidebars', () => {
  const sidebar =
    makeVersionContent(docs, [{ category: 'C', items: ['basics/story'] }]).sidebars
      .tutorialSidebar ?? [];
  const other =
    makeVersionContent(docs, [{ category: 'C', items: ['quickstart'] }]).sidebars.tutorialSidebar ??
    [];
  const { pages } = planVersion({ ...content, sidebars: { a: sidebar, b: other } });
  expect(pages.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/docs/category/c/', '/docs/category/c-1/']),
  );
});

it('plans a version below an address with dots', () => {
  const version = makeVersion({ path: '/docs/2.0' });
  const old = makeVersionContent(
    [makeDoc('quickstart', { path: '/docs/2.0/quickstart/' })],
    undefined,
    { version },
  );
  expect(planVersion(old).pages.map(({ path }) => path)).toEqual([
    '/docs/2.0/',
    '/docs/2.0/quickstart/',
  ]);
});

it('does without sidebars and without docs', () => {
  expect(planVersion(makeVersionContent([], [], { sidebars: {} }))).toEqual({
    pages: [],
    problems: [],
  });
});
