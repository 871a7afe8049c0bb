import path from 'node:path';
import { siteConfig } from '../../site/site-config';
import type { DocsPage } from './docs-pages';
import type { SocialCard } from './social-card';
import { drawSocialImages } from './social-images';

/** Draws the pictures that stand for the pages where they are shared; resolves with a line on what was done. */
export async function drawCards(docs: readonly DocsPage[], output: string): Promise<string> {
  const cards = new Map(docs.map((page) => [page.path, cardOf(page)]));
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
