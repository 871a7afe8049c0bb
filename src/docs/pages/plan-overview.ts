import { pagePath } from '../../base/paths/site-path';
import { siteConfig } from '../../config/site-config';
import { toCards } from '../sidebar/cards';
import type { DocRecord } from '../sidebar/doc-record';
import type { DocsFrame, PageCard } from '../sidebar/page-data';
import type { ResolvedItem } from '../sidebar/resolve-sidebar';
import type { PagePlan } from './page-plan';

interface OverviewContent {
  version: { path: string; mainDocument: string; sidebarFile: string };
  docs: readonly DocRecord[];
}

/** Plans the page at the root of a version: the first lesson or else the main document, then the sidebar's sections. */
export function planOverview(
  items: readonly ResolvedItem[],
  frame: DocsFrame,
  { version, docs }: OverviewContent,
): PagePlan[] {
  const main = docs.find(({ docId }) => docId === version.mainDocument);
  if (main === undefined) return [];
  const title = 'Documentation';
  const path = pagePath(version.path);
  const first = docs.find(({ docId }) => docId === siteConfig.firstLesson);
  const course = items.find((item) => item.type === 'category' && holds(item, first));
  const { title: label, description } = main.frontmatter;
  const mainCard: PageCard = { kind: 'page', label, href: main.path, description, parts: [] };
  const lead: PageCard =
    first !== undefined && course?.type === 'category'
      ? {
          ...mainCard,
          label: course.label,
          href: first.path,
          description: course.description ?? first.frontmatter.description,
        }
      : mainCard;
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
        description: 'All pages of the documentation, and where to begin.',
        lead,
        main: lead === mainCard ? null : { label: `${label}: install the engine`, href: main.path },
        picture: '/img/engravings/inkwell.svg',
        sections: [...sections, ...others],
        frame: {
          ...frame,
          breadcrumbs: [{ label: title, href: path }],
          next: { label: lead.label, href: lead.href },
        },
      },
    },
  ];
}

function holds(category: Extract<ResolvedItem, { type: 'category' }>, doc?: DocRecord): boolean {
  return category.items.some((item) => item.type === 'doc' && item.doc === doc);
}
