import { isOutside } from '../../base/paths/site-path';
import type { PageCard } from './page-data';
import type { ResolvedItem } from './resolve-sidebar';

/** Headings on this many pages of a category (“See also”) say nothing about any one of them. */
const COMMON = 3;

/** The cards of a category page; members without an address are left out. */
export function toCards(items: readonly ResolvedItem[]): PageCard[] {
  const cards = allCards(items);
  const labels = cards.flatMap(({ parts }) => parts.map(({ label }) => label));
  const isCommon = (label: string) => labels.filter((other) => other === label).length >= COMMON;
  return cards.map((card) => ({
    ...card,
    parts: card.parts.filter(({ label }) => !isCommon(label)),
  }));
}

function allCards(items: readonly ResolvedItem[]): PageCard[] {
  return items.flatMap((item): PageCard[] => {
    switch (item.type) {
      case 'link':
        return [
          {
            kind: isOutside(item.href) ? 'external' : 'page',
            label: item.label,
            href: item.href,
            description: item.description,
            parts: [],
          },
        ];
      case 'doc': {
        const { path, frontmatter, sections } = item.doc;
        if (frontmatter.unlisted) return [];
        return [
          {
            kind: 'page',
            label: item.label,
            href: path,
            description: frontmatter.description,
            parts: sections.map(({ id, label }) => ({ label, href: `${path}#${id}` })),
          },
        ];
      }
      case 'category': {
        const href = item.path ?? toCards(item.items)[0]?.href;
        if (href === undefined) return [];
        return [
          {
            kind: 'category',
            label: item.label,
            href,
            description: item.description ?? countItems(item.items.length),
            parts: toCards(item.items).map(({ label, href: to }) => ({ label, href: to })),
          },
        ];
      }
    }
  });
}

function countItems(count: number): string {
  return count === 1 ? '1 item' : `${count} items`;
}
