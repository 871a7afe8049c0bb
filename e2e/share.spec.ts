import { expect, test, type Page } from '@playwright/test';
import { expectNoViolation } from './support/axe';
import { noteConsole } from './support/console-messages';
import { openPage } from './support/pages';
import { choicesIn, newestScene, playerIn, takeTurn } from './support/player';
import { editorOf, openStory, pasteInto, PLAYGROUND, shareHash } from './support/playground';

const SAMPLE_PAGE = '/docs/atrament-basics/choices/';
const road = 'A road.\n+ [On]\n- A hill, {~one|two|three|four|five|six|seven}.\n+ [Up]\n- -> END\n';

/** Copies a link and reads it from the clipboard. */
async function copyLink(page: Page): Promise<string> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await page.getByRole('button', { name: 'Copy the link: A link to the text' }).click();
  await expect(page.getByText('The link is in the clipboard. It contains')).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
}

test('a link from the playground brings text and moment to another browser', async ({
  page,
  browser,
  baseURL,
}) => {
  await openPage(page, PLAYGROUND);
  await pasteInto(editorOf(page), road);
  await expect(newestScene(page)).toHaveText('A road.');
  await takeTurn(choicesIn(page).first());
  const moment = await newestScene(page).innerText();
  const link = await copyLink(page);
  expect(link.startsWith(`${String(baseURL)}${PLAYGROUND}#play=1.`)).toBe(true);

  const context = await browser.newContext();
  const other = await context.newPage();
  await openPage(other, link);
  await expect(newestScene(other)).toHaveText(moment);
  await expect(editorOf(other)).toContainText('+ [On]');
  await context.close();
});

test('a link from a sample brings its page, the edit and the moment, in sight', async ({
  page,
  browser,
}) => {
  await openPage(page, SAMPLE_PAGE);
  const sample = page.locator('#sample-3');
  await sample.getByRole('button', { name: 'Edit', exact: true }).click();
  await pasteInto(sample.getByRole('textbox', { name: 'The story’s ink' }), road);
  await expect(newestScene(sample)).toHaveText('A road.');
  await takeTurn(choicesIn(sample).first());
  const moment = await newestScene(sample).innerText();
  const link = await copyLink(page);
  expect(new URL(link).pathname + new URL(link).search).toBe(`${SAMPLE_PAGE}?sample=sample-3`);

  const context = await browser.newContext();
  const other = await context.newPage();
  await openPage(other, link);
  const opened = other.locator('#sample-3');
  await expect(newestScene(opened)).toHaveText(moment);
  await expect(opened.getByRole('textbox', { name: 'The story’s ink' })).toContainText('+ [On]');
  await expect(opened.getByRole('textbox', { name: 'The story’s ink' })).toBeInViewport();
  await opened.getByRole('button', { name: 'Reset to the original' }).click();
  await expect(opened.getByRole('textbox')).not.toContainText('+ [On]');
  await expect(playerIn(other)).toHaveCount(1);
  await context.close();
});

test(
  'where the clipboard is refused, the link is there to be copied by hand',
  { tag: '@soak' },
  async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', {
        value: { writeText: () => Promise.reject(new DOMException('Refused.', 'NotAllowedError')) },
      });
    });
    await openStory(page, road);
    await expect(newestScene(page)).toBeVisible();
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await page.getByRole('button', { name: 'Copy the link: A link to the text' }).click();
    await expect(page.getByRole('textbox', { name: 'Copy this link:' })).toHaveValue(/#play=1\./);
  },
);

test('what no link can carry is said', { tag: '@soak' }, async ({ page }) => {
  await openPage(page, PLAYGROUND);
  await pasteInto(editorOf(page), `Long.\n${'// No link carries this.\n'.repeat(3000)}-> END\n`);
  await expect(newestScene(page)).toHaveText('Long.');
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  // Neither to play nor to the text.
  await expect(page.getByText('The story is too long for a link', { exact: false })).toHaveCount(2);
});

test(
  'a link that is too long is refused, and the page is itself',
  { tag: '@soak' },
  async ({ page }) => {
    await openPage(page, `${PLAYGROUND}#play=1.${'A'.repeat(300_000)}`);
    await expect(page.getByRole('alert')).toContainText('too long');
    await expect(newestScene(page)).not.toHaveText('');
  },
);

test('a link that is opened on the page itself is taken, and a bad one is told', async ({
  page,
}) => {
  await openPage(page, PLAYGROUND);
  await pasteInto(editorOf(page), 'Mine.\n-> END\n');
  await expect(newestScene(page)).toHaveText('Mine.');
  const go = (hash: string) => page.evaluate((to) => void (window.location.hash = to), hash);
  await go(await shareHash({ source: road }));
  await expect(newestScene(page)).toHaveText('A road.');
  await expect(page.getByRole('button', { name: 'Back to my own text' })).toBeVisible();
  await go('#play=1.damaged');
  await expect(page.getByRole('alert')).toContainText('Below is your own text');
  await expect(newestScene(page)).toHaveText('Mine.');

  await openPage(page, `${SAMPLE_PAGE}?sample=sample-3`);
  const sample = page.locator('#sample-3');
  await go(await shareHash({ source: road }));
  await expect(newestScene(sample)).toHaveText('A road.');
  await go('#play=1.damaged');
  await expect(sample.getByRole('alert')).toContainText('Below is the original.');
});

test(
  'the window gives the focus back, and can be read with a screen reader',
  { tag: '@soak' },
  async ({ page }) => {
    await openStory(page, road);
    const share = page.getByRole('button', { name: 'Share', exact: true });
    await copyLink(page);
    await expectNoViolation(page, 'dialog');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(share).toBeFocused();
  },
);

test(
  'a play for a sample that there is not leaves the page as it is',
  { tag: '@soak' },
  async ({ page }) => {
    const messages = noteConsole(page);
    const hash = await shareHash({ source: road });
    for (const address of [`?sample=sample-99${hash}`, hash, `?sample=toString${hash}`]) {
      await page.goto('about:blank');
      await openPage(page, SAMPLE_PAGE + address);
      await expect(page.getByRole('button', { name: 'Play', exact: true }).first()).toBeVisible();
      await expect(playerIn(page)).toHaveCount(0);
      await expect(page.getByRole('alert')).toHaveCount(0);
    }
    expect(messages).toEqual([]);
  },
);
