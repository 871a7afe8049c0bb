import { expect, type Page } from '@playwright/test';
import { openPage } from './pages';
import { choicesIn, newestScene, takeTurn } from './player';
import { editorOf, pasteInto, PLAYGROUND } from './playground';

const results = '[role=listbox][aria-busy=false] [role=option]';

/** Searches from the page that is shown, and follows the first result. */
export async function searchAndFollow(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Search', exact: true }).click();
  const field = page.getByRole('combobox', { name: 'Search' });
  await field.fill('glue');
  await expect(page.locator(results).first()).toBeVisible();
  await field.press('Enter');
  await expect(page).toHaveURL(/\/docs\/ink-basics\/glossary\/#glue$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Glossary' })).toBeAttached();
}

/** Plays the first sample of a page for a turn. */
export async function playSample(page: Page): Promise<void> {
  await openPage(page, '/docs/atrament-basics/choices/');
  const sample = page.locator('#sample-1');
  await sample.getByRole('button', { name: 'Play', exact: true }).click();
  await takeTurn(choicesIn(sample).first());
  await expect(newestScene(sample)).not.toBeEmpty();
}

/** Writes a story in the playground and plays it. */
export async function writeStory(page: Page): Promise<void> {
  await openPage(page, PLAYGROUND);
  await pasteInto(editorOf(page), 'All is well.\n+ [On]\n- Indeed.\n-> END\n');
  await expect(newestScene(page)).toHaveText('All is well.');
  await takeTurn(choicesIn(page).first());
  await expect(newestScene(page)).toHaveText('Indeed.');
}

/** Uses everything that a reader can use, and is where he wanted to be after each thing. */
export async function useEverything(page: Page): Promise<void> {
  await openPage(page, '/docs/quickstart/');
  const theme = page.getByRole('button', { name: /^Switch between/ });
  await theme.click();
  await theme.click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('tab', { name: 'Linux' }).first().click();
  await expect(page.getByRole('tab', { name: 'Linux' }).first()).toHaveAttribute(
    'aria-selected',
    'true',
  );
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  await sidebar.getByRole('link', { name: 'Troubleshooting' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Troubleshooting' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Quickstart' })).toBeVisible();
  await searchAndFollow(page);
  await playSample(page);
  await writeStory(page);
}
