import { makeDoc, makeSidebar, makeVersion } from '../../../testing/factories';
import { planSite, type SiteContent } from './site-plan';

type PlanOptions = Parameters<typeof planSite>[1];
type Docs = SiteContent['versions'][number]['docs'];

function plan(
  {
    docs,
    sidebar = docs.map(({ docId }) => docId),
    redirects = [],
    version = makeVersion(),
  }: {
    docs: Docs;
    sidebar?: Parameters<typeof makeSidebar>[0];
    redirects?: SiteContent['redirects'];
    version?: ReturnType<typeof makeVersion>;
  },
  options: Partial<PlanOptions> = {},
) {
  return planSite(
    {
      versions: [{ version, docs, sidebars: { tutorialSidebar: makeSidebar(sidebar) } }],
      redirects,
    },
    {
      withDrafts: false,
      editUrl: null,
      historyOf: () => null,
      hasFile: () => false,
      standingPaths: ['/', '/404/'],
      ...options,
    },
  );
}

const main = makeDoc('quickstart');
const draft = makeDoc('draft', { frontmatter: { draft: true } });
const pathsOf = ({ pages }: ReturnType<typeof plan>) => pages.map(({ path }) => path);

it('has no problems with content that fits together', () => {
  const docs = [
    makeDoc('quickstart', {
      links: [
        { href: '/', line: 1 },
        { href: '/old/', line: 2 },
        { href: '/docs/', line: 3 },
      ],
    }),
  ];
  expect(
    plan({ docs, redirects: [{ from: '/old/', to: '/docs/quickstart/', line: 1 }] }).problems,
  ).toEqual([]);
});

it('leaves drafts out of a build, with their categories, and shows them while authors write', () => {
  const content = {
    docs: [main, draft],
    sidebar: ['quickstart', { category: 'Soon', items: ['draft'] }],
  };
  expect(pathsOf(plan(content))).toEqual(['/docs/', '/docs/quickstart/']);
  expect(plan(content).problems).toEqual([]);
  expect(pathsOf(plan(content, { withDrafts: true }))).toEqual([
    '/docs/',
    '/docs/quickstart/',
    '/docs/category/soon/',
    '/docs/draft/',
  ]);
});

it('reports a link to a draft in a build', () => {
  const docs = [makeDoc('quickstart', { links: [{ href: '/docs/draft/', line: 4 }] }), draft];
  expect(plan({ docs }).problems).toEqual([
    expect.objectContaining({ line: 4, severity: 'error' }),
  ]);
  expect(plan({ docs }, { withDrafts: true }).problems).toEqual([]);
});

it.each([true, false])(
  'lets a redirect lead away from a draft until it is published: %s',
  (withDrafts) => {
    const redirects = [{ from: '/docs/draft/', to: '/docs/quickstart/', line: 1 }];
    expect(plan({ docs: [main, draft], redirects }, { withDrafts }).problems).toEqual([]);
    const published = plan({ docs: [main, makeDoc('draft')], redirects }, { withDrafts });
    expect(published.problems).toHaveLength(1);
    const ofCategory = [{ from: '/docs/category/soon/', to: '/docs/quickstart/', line: 1 }];
    const soon = (doc: typeof draft) => ({
      docs: [main, doc],
      sidebar: ['quickstart', { category: 'Soon', items: ['draft'] }],
      redirects: ofCategory,
    });
    expect(plan(soon(draft), { withDrafts }).problems).toEqual([]);
    expect(plan(soon(makeDoc('draft')), { withDrafts }).problems).toHaveLength(1);
  },
);

it('gathers the problems of sidebars, routes, redirects and links', () => {
  const { problems } = plan({
    docs: [
      main,
      makeDoc('a', { path: '/404/' }),
      makeDoc('stray', { links: [{ href: '/gone/', line: 9 }] }),
    ],
    sidebar: ['quickstart', 'a', 'gone'],
    redirects: [{ from: '/docs/', to: '/', line: 3 }],
  });
  expect(problems.map(({ file, line, severity }) => `${file}:${line} ${severity}`)).toEqual([
    'content/sidebars.yaml:4 error',
    'content/docs/stray.mdx:1 warning',
    'content/docs/a.mdx:1 error',
    'content/redirects.yaml:3 error',
    'content/docs/stray.mdx:9 error',
  ]);
});

it('takes files of the site for targets of links', () => {
  const docs = [makeDoc('quickstart', { links: [{ href: '/files/map.pdf', line: 1 }] })];
  expect(plan({ docs }, { hasFile: (path) => path === '/files/map.pdf' }).problems).toEqual([]);
  expect(plan({ docs }).problems).toHaveLength(1);
});

describe('the edit address', () => {
  const editUrlOf = (doc: ReturnType<typeof makeDoc>, version = makeVersion()) => {
    const page = plan({ docs: [doc], version }, { editUrl: 'https://edit/docs' }).pages.find(
      ({ path }) => path === doc.path,
    );
    return page?.context.kind === 'doc' ? page.context.editUrl : undefined;
  };

  it('leads to the file', () => {
    expect(editUrlOf(makeDoc('basics/story', { file: 'content/docs/basics/01-story.mdx' }))).toBe(
      'https://edit/docs/basics/01-story.mdx',
    );
  });

  it('is left out in old versions, and for files that lie elsewhere', () => {
    expect(editUrlOf(main, makeVersion({ isLast: false }))).toBeNull();
    expect(editUrlOf(makeDoc('story', { file: 'content/locales/de/docs/story.mdx' }))).toBeNull();
  });
});

it('asks for the history by file', () => {
  const history = { lastUpdate: '2026-01-01T00:00:00Z', authors: ['Ada'] };
  const { pages } = plan(
    { docs: [main] },
    { historyOf: (file) => (file === main.file ? history : null) },
  );
  expect(pages.at(-1)?.context).toMatchObject(history);
});

it('plans every version under its own address', () => {
  const old = makeVersion({ name: '1.0', path: '/docs/1.0', isLast: false });
  const { pages, problems } = planSite(
    {
      versions: [
        { version: makeVersion(), docs: [main], sidebars: { s: makeSidebar(['quickstart']) } },
        {
          version: old,
          docs: [makeDoc('quickstart', { path: '/docs/1.0/quickstart/' })],
          sidebars: { s: makeSidebar(['quickstart']) },
        },
      ],
      redirects: [],
    },
    {
      withDrafts: false,
      editUrl: null,
      historyOf: () => null,
      hasFile: () => false,
      standingPaths: [],
    },
  );
  expect(problems).toEqual([]);
  expect(pages.map(({ path }) => path)).toEqual([
    '/docs/',
    '/docs/quickstart/',
    '/docs/1.0/',
    '/docs/1.0/quickstart/',
  ]);
});
