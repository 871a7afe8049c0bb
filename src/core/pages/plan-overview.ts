import { pagePath } from '../paths/site-path';
import { toCards } from '../sidebar/cards';
import type { ResolvedItem } from '../sidebar/resolve-sidebar';
import type { DocRecord } from './doc-record';
import type { DocsFrame, PageCard } from './page-data';
import type { PagePlan } from './page-plan';

interface OverviewContent {
  version: { path: string; mainDocument: string; sidebarFile: string };
  docs: readonly DocRecord[];
}

/** Plans the page at the root of a version: its main document first, then the sidebar's sections. */
export function planOverview(
  items: readonly ResolvedItem[],
  frame: DocsFrame,
  { version, docs }: OverviewContent,
): PagePlan[] {
  const main = docs.find(({ docId }) => docId === version.mainDocument);
  if (main === undefined) return [];
  const title = 'Documentation';
  const path = pagePath(version.path);
  const lead: PageCard = {
    kind: 'page',
    label: main.frontmatter.title,
    href: main.path,
    description: main.frontmatter.description,
    parts: [],
  };
  const sections = items.flatMap((item) =>
    item.type === 'category'
      ? [
          {
            label: item.label,
            ...(item.path !== null && { href: item.path }),
            ...(item.description !== null && { description: item.description }),
            ...(item.picture !== null && { picture: item.picture }),
            cards: toCards(item.items),
          },
        ]
      : [],
  );
  const singles = items.filter(
    (item) => item.type !== 'category' && !(item.type === 'doc' && item.doc === main),
  );
  const others = singles.length === 0 ? [] : [{ label: 'Also', cards: toCards(singles) }];
  return [
    {
      path,
      origin: { name: 'the overview', file: version.sidebarFile, line: 1 },
      context: {
        kind: 'overview',
        title,
        description: 'All pages of the documentation, beginning with the quickstart.',
        lead,
        picture: '/img/engravings/inkwell.svg',
        sections: [...sections, ...others],
        frame: {
          ...frame,
          breadcrumbs: [{ label: title, href: path }],
          next: { label: main.frontmatter.title, href: main.path },
        },
      },
    },
  ];
}
