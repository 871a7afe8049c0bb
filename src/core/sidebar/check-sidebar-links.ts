import type { LinkTargets } from '../links/check-links';
import { checkPlacedLink } from '../links/check-placed-link';
import type { Problem } from '../problems/problem';
import type { LinkItem, SidebarSourceItem, SidebarsSource } from './sidebar-source';

/** Finds sidebar links to places on this site that do not exist. */
export function checkSidebarLinks(
  sidebars: SidebarsSource,
  file: string,
  targets: Pick<LinkTargets, 'paths' | 'hasFile'>,
): Problem[] {
  return linksIn(Object.values(sidebars).flat()).flatMap((link) =>
    checkPlacedLink(link, 'the sidebar', file, targets),
  );
}

function linksIn(items: readonly SidebarSourceItem[]): LinkItem[] {
  return items.flatMap((item) => {
    if (item.type === 'category') return linksIn(item.items);
    return item.type === 'link' ? [item] : [];
  });
}
