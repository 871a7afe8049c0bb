import type { Problem } from '../../base/problems/problem';
import type { LinkItem, SidebarSourceItem, SidebarsSource } from '../sidebar/sidebar-source';
import type { LinkTargets } from './check-links';
import { checkPlacedLink, type PlacedLink } from './check-placed-link';

/** Finds links and pictures of the sidebars that do not exist on this site. */
export function checkSidebarLinks(
  sidebars: SidebarsSource,
  file: string,
  targets: Pick<LinkTargets, 'paths' | 'hasFile'>,
): Problem[] {
  const items = Object.values(sidebars).flat();
  return [
    ...linksIn(items).flatMap((link) => checkPlacedLink(link, 'the sidebar', file, targets)),
    ...picturesIn(items)
      .filter(({ href }) => !(href.endsWith('.svg') && targets.hasFile(href)))
      .map(({ label, href, line }): Problem => ({
        severity: 'error',
        file,
        line,
        message: `The picture of the category “${label}” does not exist: ${href}.`,
        hint: 'Write the address of an SVG below static/, such as /img/engravings/lantern.svg, or remove the key.',
      })),
  ];
}

function picturesIn(items: readonly SidebarSourceItem[]): PlacedLink[] {
  return items.flatMap((item) =>
    item.type === 'category'
      ? [
          ...(item.picture ? [{ label: item.label, ...item.picture }] : []),
          ...picturesIn(item.items),
        ]
      : [],
  );
}

function linksIn(items: readonly SidebarSourceItem[]): LinkItem[] {
  return items.flatMap((item) => {
    if (item.type === 'category') return linksIn(item.items);
    return item.type === 'link' ? [item] : [];
  });
}
