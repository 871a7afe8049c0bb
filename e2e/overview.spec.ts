import { expect, test } from '@playwright/test';
import { openPage } from './support/pages';

test('the overview', async ({ page, request }) => {
  await openPage(page, '/docs/');

  await test.step('each card says what its page is about', async () => {
    const card = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({
        has: page.getByRole('link', { name: 'Saves', exact: true }),
      });
    const served = await (await request.get('/docs/atrament-basics/saves/')).text();
    const description = /<meta [^>]*name="description" content="(?<text>[^"]+)"/.exec(served)
      ?.groups?.text;
    expect(description).toBeTruthy();
    await expect(card.getByRole('paragraph')).toHaveText(String(description));
  });

  await test.step('starts with the course, and names the quickstart', async () => {
    const begin = page.getByRole('region', { name: 'Begin here' });
    await expect(begin.getByRole('link', { name: 'Quickstart' })).toHaveAttribute(
      'href',
      '/docs/quickstart/',
    );
    await begin.getByRole('link', { name: 'Your first game' }).click();
    await expect(page).toHaveURL('/docs/first-game/scene/');
  });
});

test(
  'shows every part of the sidebar, in its order, with its members',
  { tag: '@soak' },
  async ({ page }) => {
    await openPage(page, '/docs/');
    const main = page.getByRole('main');
    const headings = main.getByRole('heading', { level: 2 });
    await expect(headings).toHaveText([
      'Begin here',
      'Your first game',
      'Ink Basics',
      'Atrament - Basics',
      'Atrament - Extras',
      'Cookbook',
      'Whole games',
      'Coming from elsewhere',
      'The playground',
      'Tutorial - Basics',
      'Tutorial - Extras',
      'Also',
    ]);
    const inSidebar = await page
      .getByRole('navigation', { name: 'Docs sidebar' })
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    const inMain = await main
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(inSidebar.length).toBeGreaterThan(5);
    expect(inMain).toEqual(expect.arrayContaining(inSidebar));
    await main.getByRole('link', { name: 'Ink Basics', exact: true }).click();
    await expect(page).toHaveURL('/docs/category/ink-basics/');
  },
);
