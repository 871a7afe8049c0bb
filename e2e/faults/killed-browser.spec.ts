import { chromium, expect, test, type BrowserContext, type Page } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import { chromiumArgs } from '../support/chromium-args';
import { editorOf, newProject, PLAYGROUND } from '../support/playground';

/** How long the browser lives after the last key, in milliseconds. */
const LEFT = 200;

for (const { tag, kills } of [
  { tag: '@quick', kills: 1 },
  { tag: '@soak', kills: 50 },
]) {
  test(
    `a browser that is killed ${LEFT} ms after the last key has all that was typed, in the project it was typed in, ${kills} times`,
    { tag },
    async ({ baseURL, launchOptions }, testInfo) => {
      test.setTimeout(kills * 20_000 + 60_000);
      const profile = testInfo.outputPath('profile');
      let context: BrowserContext;
      const open = async (): Promise<Page> => {
        context = await chromium.launchPersistentContext(profile, {
          ...launchOptions,
          args: [...chromiumArgs],
        });
        const page = context.pages()[0] ?? (await context.newPage());
        await page.goto(new URL(PLAYGROUND, baseURL).href);
        await expect(editorOf(page)).toBeVisible();
        return page;
      };

      let page = await open();
      await editorOf(page).click();
      await page.keyboard.type('The first project. ');
      await expect(page).toHaveURL(/[?]project=/);
      await newProject(page);
      await expect(editorOf(page)).toHaveText(/^Write here/);
      await editorOf(page).click();
      let typed = 'The second';
      await page.keyboard.type(typed);
      for (let kill = 0; kill < kills; kill += 1) {
        const word = ` has word ${kill}`;
        await page.keyboard.type(word);
        typed += word;
        await page.waitForTimeout(LEFT);
        const gone = context!.waitForEvent('close');
        execFileSync('pkill', ['-9', '-f', '--', `--user-data-dir=${profile}`]);
        await gone;
        page = await open();
        await expect(editorOf(page)).toHaveText(typed);
        await editorOf(page).click();
        await page.keyboard.press('ControlOrMeta+End');
      }
      await context!.close();
    },
  );
}
