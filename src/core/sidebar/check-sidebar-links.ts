import type { LinkTargets } from '../links/check-links';
import { isFilePath, isOutside, splitHref, withTrailingSlash } from '../paths/site-path';
import type { Problem } from '../problems/problem';
import { didYouMean } from '../text/nearest-name';
import type { LinkItem, SidebarSourceItem, SidebarsSource } from './sidebar-source';

/** Finds links of the sidebars to places of this site that are not there. */
export function checkSidebarLinks(
  sidebars: SidebarsSource,
  file: string,
  { paths, hasFile }: Pick<LinkTargets, 'paths' | 'hasFile'>,
): Problem[] {
  return linksIn(Object.values(sidebars).flat()).flatMap(({ label, href, line }): Problem[] => {
    if (isOutside(href)) return [];
    const { path } = splitHref(withTrailingSlash(href));
    if (isFilePath(path) ? hasFile(path) : paths.has(path)) return [];
    return [
      {
        severity: 'error',
        file,
        line,
        message: `The link “${label}” of the sidebar leads nowhere: ${href}.`,
        hint: `${didYouMean(path, [...paths])}Write an address of the site, or one that begins with https://.`,
      },
    ];
  });
}

function linksIn(items: readonly SidebarSourceItem[]): LinkItem[] {
  return items.flatMap((item) => {
    if (item.type === 'category') return linksIn(item.items);
    return item.type === 'link' ? [item] : [];
  });
}
