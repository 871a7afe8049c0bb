import { expect, type Locator, type Page } from '@playwright/test';
import { eachFault, test } from '../support/faulty-host';
import { openPage } from '../support/pages';
import { choicesIn, newestScene, playerIn, storyIn, takeTurn } from '../support/player';
import { openStory, pasteInto, PLAYGROUND } from '../support/playground';
import { reach } from '../support/recovery';

const editorIn = (place: Page | Locator) => place.getByRole('textbox', { name: /ink/i });

const PAGE = '/docs/atrament-basics/choices/';

/** Whatever happens to these requests, the sample plays, if necessary after a message and a retry. */
for (const [name, request, often] of [
  ['the player', /\.js$/, 'refused'],
  ['its styles', /\.css$/, null],
  ['its engine', /^worker /, null],
] as const) {
  for (const { fault, tag } of eachFault(often)) {
    test(`${name}: ${fault}`, { tag }, async ({ page, host }) => {
      await openPage(page, PAGE);
      await page.waitForLoadState('networkidle');
      const sample = page.locator('#sample-1');
      await sample.getByRole('button', { name: 'Play', exact: true }).hover();
      host.spoil(request, fault);
      await sample.getByRole('button', { name: 'Play', exact: true }).click();
      await reach(page, host, choicesIn(sample));
      await takeTurn(choicesIn(sample).first());
      await expect(storyIn(sample)).toContainText('Three stalls are still lit.');
    });
  }
}

/** Whatever happens to these requests, writing in the playground works. */
for (const [name, request, often] of [
  ['the editor', /\.js$/, null],
  ['the words that it offers', /^empty .*\.json$/, null],
] as const) {
  for (const { fault, tag } of eachFault(often)) {
    test(`${name}: ${fault}`, { tag }, async ({ page, host }) => {
      await openPage(page, PAGE);
      await page.waitForLoadState('networkidle');
      host.spoil(request, fault);
      const sample = page.locator('#sample-1');
      await sample.getByRole('button', { name: 'Edit', exact: true }).click();
      const editor = editorIn(sample);
      await reach(page, host, editor);
      await pasteInto(editor, 'All is well.\n+ [On]\n- Indeed.\n-> END\n');
      await expect(newestScene(sample)).toHaveText('All is well.');
    });
  }
}

/** However late a part of the engine comes, nothing is said against the story, which plays once it is there. */
for (const [part, source, shown, tag] of [
  ['the worker', 'All is well.\n-> END\n', 'All is well.', '@soak'],
  ['the compiler', 'All is well.\n-> END\n', 'All is well.', '@soak'],
  ['the words for mistakes', 'All is well.\n-> nowhere\n', 'The story does not start', '@soak'],
] as const) {
  const file = {
    'the worker': 'player',
    'the compiler': 'compile',
    'the words for mistakes': 'slips',
  };
  test(`${part}, an hour late`, { tag }, async ({ page, host }) => {
    const held = host.hold(new RegExp(String.raw`/${file[part]}-[\w-]+\.js$`));
    await page.clock.install();
    await openStory(page, source);
    const player = playerIn(page);
    const status = player.getByRole('status').filter({ hasText: 'Still loading the engine…' });
    await expect(status).toBeVisible();
    // The worker itself may load for longer than nothing is said.
    await expect.poll(held.count).toBe(1);
    await page.clock.fastForward('01:00:00');
    await expect(status).toBeVisible();
    await expect(player.getByRole('alert')).toHaveCount(0);
    await test.step('can be stopped, and begun again', async () => {
      await status.getByRole('button', { name: 'Stop' }).click();
      await expect(player.getByText('Stopped.')).toBeVisible();
      await player.getByRole('button', { name: 'Retry' }).click();
      await expect(status).toBeVisible();
    });
    held.letGo();
    await expect(player.getByText(shown).first()).toBeVisible();
    await expect(status).toHaveCount(0);
  });
}

for (const { fault, tag } of eachFault('refused')) {
  test(`the page that plays: ${fault}`, { tag }, async ({ page, host }) => {
    await openPage(page, '/docs/');
    host.spoil(/\.js$/, fault);
    await page.getByRole('banner').getByRole('link', { name: 'Playground' }).click();
    await page.waitForURL(PLAYGROUND);
    // If no script loads at all, a message appears after a while.
    await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
    await reach(page, host, editorIn(page).first());
    await expect(newestScene(page)).toBeVisible();
  });
}
