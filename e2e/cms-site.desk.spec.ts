import { test } from '@playwright/test';
import type { ContentProblems } from '../src/core/problems/problem-feed';
import { PROBLEM_FEED } from '../src/core/problems/problem-feed';
import { expect, problemsOf, sourceOf } from './support/desk-cms';

const problemIn = (file: string, line: number, message: string) => ({
  severity: 'error' as const,
  file,
  line,
  message,
  hint: 'Mend it.',
});

const found: ContentProblems = {
  hasCms: true,
  problems: [
    problemIn('content/docs/cookbook/credits.mdx', 1, 'One is wrong.'),
    problemIn('content/docs/cookbook/inventory.mdx', 12, 'Two is wrong.'),
  ],
};

// What `develop` sends; it checks the content in a process of its own.
test.beforeEach(({ page }) =>
  page.route(`**${PROBLEM_FEED}`, (route) =>
    route.fulfill({
      contentType: 'text/event-stream',
      body: `retry: 600000\ndata: ${JSON.stringify(found)}\n\n`,
    }),
  ),
);

test('pages are listed as the sidebar lists them, with a mark where something is wrong', async ({
  page,
}) => {
  await page.goto('/admin/#/collections/pages');
  const category = page.getByRole('listitem').filter({
    has: page.getByRole('heading', { level: 2, name: 'Things and places' }),
  });
  const links = category.last().getByRole('link');
  await expect(links.first()).toHaveText('An inventory 1 problem');
  await expect(links.nth(1)).toHaveText('A shop and money');
  await links.nth(1).click();
  await expect(page.getByText('content/docs/cookbook/shop.mdx', { exact: true })).toBeVisible();
  await page.goBack();
  await expect(links.first()).toBeVisible();
});

test('the problems of the site are beside the form, the open page’s first', async ({ page }) => {
  await page.goto('/admin/#/collections/pages/entries/cookbook/inventory');
  const panel = page.getByRole('complementary', { name: 'Problems of the site' });
  await panel.getByText('2 problems that stop a build').click();
  await expect(panel.getByRole('heading')).toHaveText(['In the open file', 'In other files']);
  await expect(panel.getByRole('list').first()).toContainText('Two is wrong.');
  await panel.getByRole('link', { name: 'content/docs/cookbook/inventory.mdx:12' }).click();
  await expect(sourceOf(page)).toBeFocused();
  await panel.getByRole('link', { name: 'content/docs/cookbook/credits.mdx:1' }).click();
  await expect(page.getByText('content/docs/cookbook/credits.mdx', { exact: true })).toBeVisible();
  await expect(panel.getByRole('list').first()).toContainText('One is wrong.');
  await expect(problemsOf(page)).toBeHidden();
});
