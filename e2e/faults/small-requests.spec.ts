import { expect } from '@playwright/test';
import { eachFault, test } from '../support/faulty-host';
import { openPage } from '../support/pages';
import { reach } from '../support/recovery';

for (const { fault, tag } of eachFault('a page instead')) {
  test(`what terms mean: ${fault}`, { tag }, async ({ page, host }) => {
    await openPage(page, '/docs/ink-basics/tags_and_comments/');
    host.spoil(/\/tips\.json$/, fault);
    const terms = page.getByRole('main').getByRole('link', { name: '# CLEAR', exact: true });
    await terms.first().hover();
    await expect.poll(host.spoiled).toBeGreaterThan(0);
    host.mend();
    await page.mouse.move(0, 0);
    await terms.first().hover();
    await expect(page.getByRole('tooltip')).toHaveText(/Removes all earlier scenes/);
    await terms.first().click();
    await expect(page).toHaveURL(/\/docs\/reference\/scene-tags\/clear\/$/);
  });
}

for (const { fault, tag } of eachFault(null)) {
  test(`the side menu: ${fault}`, { tag }, async ({ page, host }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await openPage(page, '/docs/quickstart/');
    await page.waitForLoadState('networkidle');
    host.spoil(/\.(?:js|css)$/, fault);
    await page.setViewportSize({ width: 390, height: 800 });
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    const menu = page.getByRole('dialog');
    await reach(page, host, menu.getByRole('link', { name: 'Tutorial' }));
  });
}

for (const { fault, tag } of eachFault(null)) {
  test(`the list of pages: ${fault}`, { tag }, async ({ page, host }) => {
    host.spoil(/\/site-index\.json$/, fault);
    await page.goto('/docs/quikstart/');
    await page.mouse.wheel(0, 50);
    await expect.poll(host.spoiled).toBeGreaterThan(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
    await page.getByRole('main').getByRole('link', { name: 'See all documentation' }).click();
    await expect(page).toHaveURL('/docs/');
  });
}

for (const { fault, tag } of eachFault('a page instead')) {
  test(`the text that is copied: ${fault}`, { tag }, async ({ page, host, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openPage(page, '/docs/quickstart/');
    host.spoil(/\/index\.md$/, fault);
    const copy = page.getByRole('link', { name: /Markdown/ });
    await copy.click();
    const outcome = copy.locator('xpath=..').getByRole('status');
    await expect(outcome).not.toBeEmpty();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    if (fault === 'slow') expect(text).toContain('# Quickstart');
    else expect(text).not.toContain('<html');
    if (fault !== 'slow') await expect(outcome).not.toContainText(/copied/i);
  });
}

test('the list of all entries can be read if its filter does not load', async ({ page, host }) => {
  host.spoil(/^script \/[\d]+-[\da-f]+\.js$/, 'refused');
  await page.goto('/docs/reference/');
  await page.mouse.wheel(0, 50);
  const filter = page.getByRole('main').getByRole('searchbox');
  await expect(page.getByRole('main').getByText('CLEAR').first()).toBeVisible();
  await reach(page, host, filter);
});
