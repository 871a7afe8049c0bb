import GithubSlugger from 'github-slugger';
import { makeDoc, makeSidebar, makeVersion } from '../../../testing/factories';
import { siteConfig } from '../../config/site-config';
import type { DocsFrame } from '../sidebar/page-data';
import { resolveSidebar } from '../sidebar/resolve-sidebar';
import { planOverview } from './plan-overview';

const frame: DocsFrame = {
  versionName: 'current',
  sidebar: [],
  breadcrumbs: [],
  previous: null,
  next: null,
};
const docs = ['quickstart', 'a', 'b', 'c'].map((id) => makeDoc(id));

function plan(shapes: Parameters<typeof makeSidebar>[0], mainDocument = 'quickstart') {
  const options = {
    docs,
    hiddenIds: new Set<string>(),
    versionPath: '/docs',
    file: 'f',
    slugger: new GithubSlugger(),
  };
  const [page] = planOverview(resolveSidebar(makeSidebar(shapes), options).items, frame, {
    version: makeVersion({ mainDocument }),
    docs,
  });
  return page?.context.kind === 'overview' ? { path: page.path, ...page.context } : null;
}

it('leads with the main document', () => {
  expect(plan(['quickstart', 'a'])).toMatchObject({
    path: '/docs/',
    lead: {
      label: 'Title of quickstart',
      href: '/docs/quickstart/',
      description: 'About quickstart.',
    },
    frame: {
      breadcrumbs: [{ href: '/docs/' }],
      previous: null,
      next: { href: '/docs/quickstart/' },
    },
  });
});

it('leads with the first lesson, and names the main document beside it', () => {
  const lesson = siteConfig.firstLesson;
  const pages = [...docs, makeDoc(lesson)];
  const options = {
    docs: pages,
    hiddenIds: new Set<string>(),
    versionPath: '/docs',
    file: 'f',
    slugger: new GithubSlugger(),
  };
  const { items } = resolveSidebar(
    makeSidebar(['quickstart', { category: 'Course', description: 'Make one.', items: [lesson] }]),
    options,
  );
  const [page] = planOverview(items, frame, { version: makeVersion({}), docs: pages });
  expect(page?.context).toMatchObject({
    lead: { label: 'Course', href: `/docs/${lesson}/`, description: 'Make one.' },
    main: { label: 'Title of quickstart: install the engine', href: '/docs/quickstart/' },
    frame: { next: { href: `/docs/${lesson}/` } },
  });
});

it('draws a section of each category, and one of what stands outside them', () => {
  expect(
    plan([
      'quickstart',
      { category: 'C', items: ['a'] },
      { category: 'G', hasPage: false, items: ['c'] },
      'b',
    ])?.sections,
  ).toEqual([
    {
      label: 'C',
      href: '/docs/category/c/',
      cards: [expect.objectContaining({ href: '/docs/a/' })],
    },
    { label: 'G', cards: [expect.objectContaining({ href: '/docs/c/' })] },
    { label: 'Also', cards: [expect.objectContaining({ href: '/docs/b/' })] },
  ]);
});

it('has no section of single pages where there are none', () => {
  expect(
    plan(['quickstart', { category: 'C', items: ['a'] }])?.sections.map(({ label }) => label),
  ).toEqual(['C']);
});

it('plans nothing where the main document is missing', () => {
  expect(plan(['a'], 'gone')).toBeNull();
});
