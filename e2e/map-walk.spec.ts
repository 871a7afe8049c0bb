import { expect, test } from '@playwright/test';
import { MapWalker, WALKED_STORY } from './support/map-walk';
import { openStory } from './support/playground';

/** The first seed: `WALK_SEED=17 npx playwright test map-walk` repeats a failed walk. */
const firstSeed = Number(process.env.WALK_SEED ?? 1);

const walks = [
  { tag: '@quick', count: 1, acts: 6 },
  { tag: '@soak', count: 20, acts: 60 },
];

for (const { tag, count, acts } of walks) {
  for (let seed = firstSeed; seed < firstSeed + count; seed += 1) {
    test(
      `what is typed on the map is in the place that is open: walk ${seed}, ${acts} acts`,
      {
        tag,
      },
      async ({ page }) => {
        test.setTimeout(60_000 + acts * 5000);
        page.setDefaultTimeout(30_000);
        await openStory(page, WALKED_STORY);
        await page.getByRole('tab', { name: 'Map' }).click();
        await expect(page.getByRole('application', { name: 'Story map' })).toBeVisible();
        await expect(page.getByRole('button', { name: /^well, place/ })).toBeVisible();
        const walker = new MapWalker(page, seed);
        try {
          for (let act = 0; act < acts; act += 1) await walker.act();
        } catch (error) {
          throw new Error(`Walk ${seed}, WALK_SEED=${seed}:\n${walker.steps.join('\n')}`, {
            cause: error,
          });
        }
      },
    );
  }
}
