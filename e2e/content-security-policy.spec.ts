import { expect, test, type Page } from '@playwright/test';
import { openPage } from './support/pages';
import { choicesIn, newestScene, takeTurn } from './support/player';
import { editorOf, pasteInto, PLAYGROUND } from './support/playground';

const DOC = '/docs/atrament-basics/choices/';

/** Collects policy violations, starting before the first script of each page. */
async function noteViolations(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('noteViolation', (violation: string) => violations.push(violation));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      const note = Reflect.get(window, 'noteViolation') as (violation: string) => void;
      note(`${effectiveDirective}: ${blockedURI} on ${location.pathname}`);
    });
  });
  return violations;
}

test('a page of the docs breaks no policy, which is in force', async ({ page }) => {
  const violations = await noteViolations(page);
  await openPage(page, DOC);

  await test.step('a sample that is played and edited breaks none', async () => {
    const sample = page.locator('#sample-1');
    await sample.getByRole('button', { name: 'Play', exact: true }).click();
    await takeTurn(choicesIn(sample).first());
    await sample.getByRole('button', { name: 'Edit', exact: true }).first().click();
    const editor = sample.getByRole('textbox', { name: 'The story’s ink' });
    await pasteInto(editor, 'A road.\n-> END\n');
    await expect(newestScene(sample)).toHaveText('A road.');
    expect(violations).toEqual([]);
  });

  await test.step('a script that is not the page’s own does not run', async () => {
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'document.title = "taken over"';
      document.body.append(script);
    });
    await expect.poll(() => violations).toEqual([`script-src-elem: inline on ${DOC}`]);
    await expect(page).not.toHaveTitle('taken over');
  });
});

for (const address of ['/', '/docs/', DOC, '/docs/reference/', '/docs/print/', '/no-such-page/']) {
  test(`${address} breaks no policy`, { tag: '@soak' }, async ({ page }) => {
    const violations = await noteViolations(page);
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    expect(violations).toEqual([]);
  });
}

test('tabs, the colour mode and a change of pages break no policy', async ({ page }) => {
  const violations = await noteViolations(page);
  await openPage(page, '/docs/quickstart/');
  await page.getByRole('tab', { name: 'macOS' }).click();
  await page.getByRole('button', { name: /^Switch between dark and light mode/ }).click();
  await page.getByRole('link', { name: /^Next/ }).click();
  await expect(page).toHaveURL('/docs/category/your-first-game/');
  await page.reload();
  await page.waitForLoadState('networkidle');
  expect(violations).toEqual([]);
});

test('search breaks no policy, as a dialog and as a page', { tag: '@soak' }, async ({ page }) => {
  const violations = await noteViolations(page);
  await openPage(page, DOC);
  await page.keyboard.press('/');
  const options = page.locator('[role=listbox][aria-busy=false] [role=option]');
  await page.getByRole('combobox', { name: 'Search' }).fill('choice');
  await expect(options.first()).toBeVisible();
  await openPage(page, '/search/?q=choice');
  await expect(options.first()).toBeVisible();
  expect(violations).toEqual([]);
});

test('the playground breaks no policy', { tag: '@soak' }, async ({ page }) => {
  const violations = await noteViolations(page);
  await openPage(page, PLAYGROUND);
  await pasteInto(editorOf(page), 'A road.\n+ [On]\n- A hill.\n-> END\n');
  await expect(newestScene(page)).toHaveText('A road.');
  await takeTurn(choicesIn(page).first());
  await expect(newestScene(page)).toHaveText('A hill.');
  expect(violations).toEqual([]);
});
