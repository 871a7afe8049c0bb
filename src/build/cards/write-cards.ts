import { copyFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { socialImageOf } from '../../site/social-image';
import { CardStore } from './card-store';
import type { SocialCard } from './social-card';

/**
 * Writes the picture of each card into `output`, by its page’s address; draws those that are not kept. Resolves with
 * how many these were.
 */
export async function writeCards(
  cards: ReadonlyMap<string, SocialCard>,
  output: string,
): Promise<number> {
  const store = new CardStore(process.cwd());
  let drawn = 0;
  for (const [address, card] of cards) {
    if (!store.has(card)) {
      await store.draw(card);
      drawn += 1;
    }
    const target = path.join(output, socialImageOf(address));
    mkdirSync(path.dirname(target), { recursive: true });
    copyFileSync(store.fileOf(card), target);
  }
  return drawn;
}
