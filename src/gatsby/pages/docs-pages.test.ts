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
    lead: { label: 'B', href: '/docs/b/', description: '' },
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
    [
      page('/alone/', null, null),
      page('/scene/', '/course/', null),
      page('/course/', '/quickstart/', '/scene/'),
      page('/', null, '/scene/', 'overview'),
      page('/quickstart/', null, '/course/'),
    ],
    {
      currentVersion: 'current',
      siteUrl: 'https://site.org',
      textsOf: () => Promise.reject(new Error('There are only lists.')),
    },
  );
  expect(pages.map(({ path }) => path)).toEqual([
    '/',
    '/quickstart/',
    '/course/',
    '/scene/',
    '/alone/',
  ]);
});

it('describes the pages of a list in its twin', async () => {
  const card = { label: 'B', href: '/docs/b/', description: 'On B.', parts: [] };
  const list = page('/docs/category/ink/', null, null);
  const context = { ...list.context, cards: [{ kind: 'page', ...card }] };
  const [{ twin, isInFullText } = { twin: '' }] = await loadDocsPages([{ ...list, context }], {
    currentVersion: 'current',
    siteUrl: 'https://site.org',
    textsOf: () => Promise.reject(new Error('There are only lists.')),
  });
  expect(twin).toMatch(/- \[B\]\(https:\/\/site.org\/docs\/b\/\): On B\./);
  expect(isInFullText).toBe(false);
});

it('leaves entries of the reference to the records of their own, and out of the print version', async () => {
  const entry = page('/docs/reference/clear/', null, null, 'reference');
  const search = [{ url: entry.path, content: '<p>Clears.</p>' }];
  const texts = { title: 'CLEAR', description: '', isUnlisted: false, twin: '', words: '' };
  const [shown] = await loadDocsPages([entry], {
    currentVersion: 'current',
    siteUrl: 'https://site.org',
    textsOf: () => Promise.resolve({ ...texts, search }),
  });
  expect(shown).toMatchObject({ title: 'CLEAR', search: [], isPrinted: false, isInFullText: true });
});
