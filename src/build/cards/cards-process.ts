// A separate process that draws the cards it receives and then exits.
import { setImmediate as nextRound } from 'node:timers/promises';
import { CardStore } from './card-store';
import type { SocialCard } from './social-card';

/** Pictures use memory that the garbage collector does not see, 3 MB each, so it has to be called. */
const CARDS_AT_ONCE = 16;

process.on('disconnect', () => process.exit(1));
process.once('message', (cards: SocialCard[]) => {
  drawAll(cards).then(
    () => process.exit(0),
    () => process.exit(1),
  );
});

async function drawAll(cards: readonly SocialCard[]): Promise<void> {
  const store = new CardStore(process.cwd());
  for (const [index, card] of cards.entries()) {
    await store.draw(card);
    if (index % CARDS_AT_ONCE !== 0) continue;
    globalThis.gc?.();
    // Collected objects release their memory in the next turn of the event loop, and drawing never starts one.
    await nextRound();
  }
}
