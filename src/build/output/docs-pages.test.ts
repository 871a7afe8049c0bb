/** @jest-environment node */
import { loadDocsPages } from './docs-pages';

const link = (href: string) => ({ label: href, href });

/** Only what the order of pages is made from. */
const page = (path: string, previous: string | null, next: string | null, kind = 'category') => ({
  path,
  context: {
    kind,
    title: path,
    description: '',
    cards: [],
    sections: [],
    lead: null,
    frame: {
      versionName: 'current',
      breadcrumbs: [],
      previous: previous && link(previous),
      next: next && link(next),
    },
  },
});

it('follows the sidebar from its first page, wherever the overview leads', async () => {
  const pages = await loadDocsPages(
    () => Promise.resolve({ data: { allMdx: { nodes: [] } } }) as never,
    [
      page('/alone/', null, null),
      page('/scene/', '/course/', null),
      page('/course/', '/quickstart/', '/scene/'),
      page('/', null, '/scene/', 'overview'),
      page('/quickstart/', null, '/course/'),
    ],
    'current',
  );
  expect(pages.map(({ path }) => path)).toEqual([
    '/',
    '/quickstart/',
    '/course/',
    '/scene/',
    '/alone/',
  ]);
});
