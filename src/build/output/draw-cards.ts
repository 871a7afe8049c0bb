import path from 'node:path';
import { pageTitleIn } from '../../site/document-title';
import { siteConfig } from '../../site/site-config';
import { socialImageOf } from '../../site/social-image';
import type { DocsPage } from './docs-pages';
import type { OutputPage } from './read-page';
import type { SocialCard } from './social-card';
import { drawSocialImages } from './social-images';

interface DrawnPages {
  docs: readonly DocsPage[];
  /** All finished pages by their address, without path prefix. */
  pages: ReadonlyMap<string, OutputPage>;
}

/** Draws the pictures that stand for the pages where they are shared; resolves with a line on what was done. */
export async function drawCards({ docs, pages }: DrawnPages, output: string): Promise<string> {
  const shared = [...pages].filter(([address, { image }]) =>
    image?.endsWith(socialImageOf(address)),
  );
  const cards = new Map(
    shared.map(([address, { title, description }]) => [
      address,
      { title: pageTitleIn(title), description, section: '' },
    ]),
  );
  for (const page of docs) cards.set(page.path, cardOf(page));
  cards.set('/', { title: siteConfig.tagline, description: siteConfig.description, section: '' });
  const drawn = await drawSocialImages(cards, {
    output,
    cacheFolder: path.join(process.cwd(), '.cache/social-images'),
  });
  return `${cards.size} social images, ${drawn} of them drawn anew`;
}

function cardOf({ title, description, trail }: DocsPage): SocialCard {
  return { title, description, section: trail.slice(0, -1).join(' · ') };
}
