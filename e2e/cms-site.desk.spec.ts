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

test('the problems of the site are beside the form, the open page’s first', async ({ page }) => {
  const found: ContentProblems = {
    hasCms: true,
    problems: [
      problemIn('content/docs/cookbook/credits.mdx', 1, 'One is wrong.'),
      problemIn('content/docs/cookbook/inventory.mdx', 12, 'Two is wrong.'),
    ],
  };
  // What `develop` sends; it checks the content in a process of its own.
  await page.route(`**${PROBLEM_FEED}`, (route) =>
    route.fulfill({
      contentType: 'text/event-stream',
      body: `retry: 600000\ndata: ${JSON.stringify(found)}\n\n`,
    }),
  );
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
