import { expect, test, type Page } from '@playwright/test';
import { openPage } from './support/pages';

const PAGE = '/docs/quickstart/';
const header = (page: Page) => page.getByRole('banner');

async function scrollBy(page: Page, distance: number): Promise<void> {
  const before = await page.evaluate(() => window.scrollY);
  await page.mouse.move(640, 400);
  await page.mouse.wheel(0, distance);
  await expect.poll(() => page.evaluate(() => window.scrollY)).not.toBe(before);
}

test('the header of a long page', async ({ page }) => {
  await openPage(page, PAGE);

  await test.step('names the site and links to tutorial and repository', async () => {
    const navigation = header(page).getByRole('navigation', { name: 'Main' });
    await expect(navigation.getByRole('link', { name: 'Atrament' })).toHaveAttribute('href', '/');
    await expect(navigation.getByRole('link', { name: 'Tutorial' })).toHaveAttribute(
      'href',
      '/docs/',
    );
    const repository = navigation.getByRole('link', { name: 'GitHub' });
    await expect(repository).toHaveAttribute('target', '_blank');
    await expect(repository).toHaveAttribute('rel', 'noopener noreferrer');
  });

  await test.step('hides when scrolling down and returns when scrolling up', async () => {
    await expect(header(page)).toBeInViewport();
    await scrollBy(page, 800);
    await expect(header(page)).not.toBeInViewport();
    await scrollBy(page, -200);
    await expect(header(page)).toBeInViewport();
    await scrollBy(page, 200);
    await expect(header(page)).not.toBeInViewport();
  });

  await test.step('returns when it gets keyboard focus', async () => {
    await scrollBy(page, 800);
    await expect(header(page)).not.toBeInViewport();
    await header(page).getByRole('link', { name: 'Tutorial' }).focus();
    await expect(header(page)).toBeInViewport();
  });

  await test.step('does not cover the target of a jump', async () => {
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    const contents = page.getByRole('navigation', { name: 'On this page' });
    await contents.getByRole('link').nth(2).click();
    await expect(page).toHaveURL(/#/);
    await expect(header(page)).not.toBeInViewport();
  });
});

test('stays while something in it is pressed', { tag: '@soak' }, async ({ page }) => {
  await openPage(page, PAGE);
  await header(page)
    .getByRole('button', { name: /^Switch between/ })
    .hover();
  await page.mouse.down();
  await page.evaluate(() => window.scrollTo({ top: 800, behavior: 'instant' }));
  await expect(header(page)).toHaveAttribute('data-hidden');
  await header(page).evaluate((element) =>
    Promise.all(element.getAnimations().map(({ finished }) => finished)),
  );
  await page.mouse.up();
  await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'light');
  await expect(header(page)).not.toBeInViewport();
});

test('is there on the next page', { tag: '@soak' }, async ({ page }) => {
  await openPage(page, PAGE);
  const next = page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link').last();
  await next.scrollIntoViewIfNeeded();
  await expect(header(page)).not.toBeInViewport();
  await next.click();
  await expect(page).not.toHaveURL(PAGE);
  await expect(header(page)).toBeInViewport();
});
