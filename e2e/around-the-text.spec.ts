import { expect, test } from '@playwright/test';
import { openPage } from './support/pages';

test('ways from the text of a page', async ({ page }) => {
  await openPage(page, '/docs/quickstart/');

  await test.step('a heading offers a link to itself', async () => {
    const heading = page.getByRole('heading', { level: 2, name: 'What you need' });
    const link = heading.getByRole('link', { name: 'Direct link to What you need' });
    await expect(link).toHaveCSS('opacity', '0');
    await heading.hover();
    await expect(link).toHaveCSS('opacity', '1');
    await link.click();
    await expect(page).toHaveURL('/docs/quickstart/#what-you-need');
    await expect
      .poll(() => heading.evaluate((element) => element.getBoundingClientRect().top))
      .toBeLessThan(120);
  });

  await test.step('scrolling up far down the page offers a link to the top', async () => {
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    const button = page.getByRole('button', { name: 'Scroll back to top' });
    await expect(button).toBeHidden();
    await page.mouse.move(640, 400);
    await page.mouse.wheel(0, 1500);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1500);
    await expect(button).toBeHidden();
    await page.mouse.wheel(0, -100);
    await expect(button).toBeVisible();
    await button.click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect(button).toBeHidden();
  });

  await test.step('the pages are chained in the order of the sidebar, categories among them', async () => {
    const pages = page.getByRole('navigation', { name: 'Docs pages' });
    await expect(pages.getByRole('link', { name: /^Previous/ })).toHaveCount(0);
    await pages.getByRole('link', { name: 'Next Your first game' }).click();
    await expect(page).toHaveURL('/docs/category/your-first-game/');
    await expect(pages.getByRole('link', { name: 'Previous Quickstart' })).toBeVisible();
    await pages.getByRole('link', { name: /^Next/ }).click();
    await expect(page).toHaveURL('/docs/first-game/scene/');
    await pages.getByRole('link', { name: 'Previous Your first game' }).click();
    await expect(page).toHaveURL('/docs/category/your-first-game/');
  });
});

test('what stands around the text of a page', async ({ page }) => {
  await openPage(page, '/docs/atrament-basics/markup/layout/');

  await test.step('a doc can be edited and says when it was; a category page does neither', async () => {
    const edit = page.getByRole('link', { name: 'Edit this page' });
    await expect(edit).toHaveAttribute(
      'href',
      /^https:\/\/github\.com\/.+\/content\/docs\/atrament-basics\/markup\/layout\.mdx$/,
    );
    await expect(edit).toHaveAttribute('target', '_blank');
    await expect(page.getByText(/Last updated on [A-Z][a-z]{2} \d{1,2}, \d{4}/)).toBeVisible();
  });

  await test.step('breadcrumbs lead from the home page through the groups to the page', async () => {
    const breadcrumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
    const targets = await breadcrumbs
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(targets).toEqual(['/', '/docs/category/atrament---basics/', '/docs/category/markup/']);
    await expect(breadcrumbs.getByRole('link').first()).toHaveAccessibleName('Home page');
    const last = breadcrumbs.getByRole('listitem').last();
    await expect(last.locator('[aria-current="page"]')).toHaveText('Layout');
    await expect(last.getByRole('link')).toHaveCount(0);

    await breadcrumbs.getByRole('link', { name: 'Markup' }).click();
    await expect(page).toHaveURL('/docs/category/markup/');
    await expect(page.getByRole('heading', { level: 1, name: 'Markup' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Edit this page' })).toHaveCount(0);
    await expect(page.getByText('Last updated on')).toHaveCount(0);
  });
});

test('the last page leads on to nothing', { tag: '@soak' }, async ({ page }) => {
  await openPage(page, '/docs/tutorial-extras/query-the-content/');
  const pages = page.getByRole('navigation', { name: 'Docs pages' });
  await expect(pages.getByRole('link', { name: /^Previous/ })).toBeVisible();
  await expect(pages.getByRole('link', { name: /^Next/ })).toHaveCount(0);
});

test('the footer shows the copyright', { tag: '@soak' }, async ({ page }) => {
  await openPage(page, '/docs/quickstart/');
  await expect(page.getByRole('contentinfo')).toHaveText(/^Copyright © \d{4} /);
});
