import GithubSlugger from 'github-slugger';
import { makeDoc, makeSidebar } from '../../../testing/factories';
import { resolveSidebar } from './resolve-sidebar';
import type { SidebarEntry } from './sidebar-entry';
import { holdsPath, sliceSidebar, toEntries } from './sidebar-view';

const docs = ['a', 'b', 'c', 'd', 'e'].map((id) =>
  makeDoc(id, { frontmatter: id === 'e' ? { unlisted: true } : {} }),
);

const entries = (shapes: Parameters<typeof makeSidebar>[0]): SidebarEntry[] =>
  toEntries(
    resolveSidebar(makeSidebar(shapes), {
      docs,
      hiddenIds: new Set(),
      versionPath: '/docs',
      file: 'f',
      slugger: new GithubSlugger(),
    }).items,
  );

it('shows docs, links and categories as plain data', () => {
  expect(
    entries([
      'a',
      'e',
      { link: 'https://x.org', label: 'L' },
      { category: 'C', isCollapsed: false, items: ['b'] },
      { category: 'G', hasPage: false, items: ['c'] },
    ]),
  ).toEqual([
    { type: 'link', label: 'Title of a', href: '/docs/a/' },
    { type: 'link', label: 'Title of e', href: '/docs/e/', isUnlisted: true },
    { type: 'link', label: 'L', href: 'https://x.org' },
    {
      type: 'category',
      label: 'C',
      id: 'c',
      href: '/docs/category/c/',
      isCollapsed: false,
      items: [{ type: 'link', label: 'Title of b', href: '/docs/b/' }],
    },
    {
      type: 'category',
      label: 'G',
      id: 'g',
      isCollapsed: true,
      items: [{ type: 'link', label: 'Title of c', href: '/docs/c/' }],
    },
  ]);
});

it('finds a page in an entry, at any depth', () => {
  const [outer] = entries([{ category: 'Outer', items: [{ category: 'Inner', items: ['a'] }] }]);
  const holds = (path: string) => outer !== undefined && holdsPath(outer, path);
  expect(
    ['/docs/category/outer/', '/docs/category/inner/', '/docs/a/', '/docs/b/'].map(holds),
  ).toEqual([true, true, true, false]);
});

describe('sliceSidebar', () => {
  const all = entries([
    { category: 'One', items: ['a', { category: 'Deep', items: ['b'] }] },
    { category: 'Two', items: ['c'] },
    { category: 'Three', hasPage: false, items: ['d'] },
  ]);
  const partialLabels = (slice: SidebarEntry[]): string[] =>
    slice.flatMap((entry) =>
      entry.type === 'link'
        ? []
        : [...(entry.isPartial ? [entry.label] : []), ...partialLabels(entry.items)],
    );

  it('keeps everything while the budget allows', () => {
    expect(sliceSidebar(all, '/docs/a/', 100)).toEqual(all);
  });

  it('keeps the way to the page, and groups without a page of their own', () => {
    const slice = sliceSidebar(all, '/docs/b/', 0);
    expect(partialLabels(slice)).toEqual(['Two']);
    expect(slice[0]).toEqual(all[0]);
    expect(slice[2]).toEqual(all[2]);
  });

  it('tells of a group that it cuts how many items there are to be seen', () => {
    const cut = sliceSidebar(entries([{ category: 'One', items: ['a', 'b', 'e'] }]), '/docs/c/', 0);
    expect(cut).toMatchObject([{ items: [], isPartial: true, size: 2 }]);
  });

  it('cuts groups beside the way inside the group too', () => {
    expect(partialLabels(sliceSidebar(all, '/docs/a/', 0))).toEqual(['Deep', 'Two']);
  });

  it('does not grow with the site', () => {
    const large = Array.from({ length: 50 }, (_, index): SidebarEntry => ({
      type: 'category',
      label: `C${index}`,
      id: `c${index}`,
      href: `/docs/category/c${index}/`,
      isCollapsed: true,
      items: Array.from({ length: 20 }, (__, item) => ({
        type: 'link',
        label: 'x',
        href: `/docs/c${index}/${item}/`,
      })),
    }));
    const shown = sliceSidebar(large, '/docs/c7/3/', 120);
    const count = shown.reduce(
      (sum, entry) => sum + 1 + (entry.type === 'category' ? entry.items.length : 0),
      0,
    );
    expect(count).toBeLessThanOrEqual(140);
    expect(shown[7]).toEqual(large[7]);
  });
});
