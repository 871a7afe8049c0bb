import { pageTitleIn } from '../../config/document-title';
import { siteConfig } from '../../config/site-config';
import { socialImageOf } from '../../config/social-image';
import type { OutputPage } from '../output/read-page';
import type { DocsPage } from '../pages/docs-pages';
import { cardOf, type SocialCard } from './social-card';

export interface DrawnPages {
  docs: readonly DocsPage[];
  /** All finished pages by their address, without the path prefix. */
  pages: ReadonlyMap<string, OutputPage>;
}

/** The social cards of the finished pages, by page address. */
export function cardsOfPages({ docs, pages }: DrawnPages): Map<string, SocialCard> {
  const shared = [...pages].filter(([address, { image }]) =>
    image?.endsWith(socialImageOf(address)),
  );
  const cards = new Map(
    shared.map(([address, { title, description }]) => [
      address,
      { title: pageTitleIn(title), description, section: '' },
    ]),
  );
  for (const page of docs.filter(({ hasOwnCard }) => hasOwnCard))
    cards.set(page.path, cardOf(page, page.trail));
  cards.set('/', { title: siteConfig.tagline, description: siteConfig.description, section: '' });
  return cards;
}
