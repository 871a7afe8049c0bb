import { expect, test } from '@playwright/test';
import { noteConsole } from '../support/console-messages';
import { openPage } from '../support/pages';
import { Walker } from '../support/walk';

/** The first seed: `WALK_SEED=17 npx playwright test random-walks` repeats a failed walk. */
const firstSeed = Number(process.env.WALK_SEED ?? 1);

const walks = [
  { tag: '@quick', count: 1, actions: 12 },
  { tag: '@soak', count: 200, actions: 50 },
];

for (const { tag, count, actions } of walks) {
  for (let seed = firstSeed; seed < firstSeed + count; seed += 1) {
    test(`walk ${seed}: ${actions} actions`, { tag }, async ({ page, baseURL }) => {
      test.setTimeout(actions * 5000);
      // Generous, because a slow machine is not a bug in the site.
      page.setDefaultTimeout(30_000);
      const messages = noteConsole(page, { origin: String(baseURL) });
      const walker = new Walker(page, seed);
      await openPage(page, seed % 2 === 0 ? '/docs/quickstart/' : '/docs/atrament-basics/choices/');
      try {
        for (let action = 0; action < actions; action += 1) {
          await walker.act();
          expect(messages).toEqual([]);
        }
      } catch (error) {
        throw new Error(`Walk ${seed}, WALK_SEED=${seed}:\n${walker.steps.join('\n')}`, {
          cause: error,
        });
      }
    });
  }
}
