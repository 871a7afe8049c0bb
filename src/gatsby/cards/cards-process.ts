// A separate process that draws the cards it receives and then exits.
import os from 'node:os';
import { CardStore } from './card-store';
import type { SocialCard } from './social-card';

// Webpack has what time it needs: nothing waits for a card before the build is almost done.
os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);

process.on('disconnect', () => process.exit(1));
process.once('message', (cards: SocialCard[]) => {
  drawAll(cards).then(
    () => process.exit(0),
    () => process.exit(1),
  );
});

async function drawAll(cards: readonly SocialCard[]): Promise<void> {
  const store = new CardStore(process.cwd());
  for (const card of cards) await store.draw(card);
}
