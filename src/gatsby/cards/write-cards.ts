import { copyFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { socialImageOf } from '../../config/social-image';
import { CardStore } from './card-store';
import type { SocialCard } from './social-card';

/**
 * Writes each card’s picture into `output` under its page’s address and draws missing ones. Resolves with the number
 * drawn.
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
