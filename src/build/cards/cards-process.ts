// A process of its own that draws the cards it is sent, and ends.
import { setImmediate as nextRound } from 'node:timers/promises';
import { CardStore } from './card-store';
import type { SocialCard } from './social-card';

/** Pictures are memory that the garbage collector does not count, 3 MB each: it has to be called. */
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
    // What was collected lets go of its memory in the next round of the event loop, and drawing begins none.
    await nextRound();
  }
}
