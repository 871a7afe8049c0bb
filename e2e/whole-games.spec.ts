import { expect, test, type Page } from '@playwright/test';
import { findOverflow } from './support/overflow';
import { openPage } from './support/pages';
import { choicesIn, newestScene, playerIn, takeTurn } from './support/player';

const game = (page: Page) => page.locator('[id^="games-"]');

async function play(page: Page, id: string): Promise<void> {
  await openPage(page, `/docs/games/${id}/`);
  await game(page).getByRole('button', { name: 'Play' }).click();
  await playerIn(page).getByRole('button', { name: 'New game' }).click();
}

async function choose(page: Page, ...texts: readonly (string | RegExp)[]): Promise<void> {
  for (const name of texts) await takeTurn(choicesIn(page).filter({ hasText: name }).first());
}

test('a game told in links is played to an ending', async ({ page }) => {
  await play(page, 'low-water');
  const follow = async (name: string): Promise<void> => {
    const scene = await newestScene(page).textContent();
    await playerIn(page)
      .getByRole('link', { name, exact: true })
      .or(playerIn(page).getByRole('button', { name, exact: true }))
      .last()
      .click();
    await expect(newestScene(page)).not.toHaveText(scene ?? '');
  };
  for (const name of ['beside his elbow', 'my tea', 'what I did']) await follow(name);
  await expect(newestScene(page)).toContainText('Third row from the floor.');
  await expect(playerIn(page).getByText('What I did', { exact: true })).toBeVisible();
});

test('a clickable picture shows what has changed, with the files of the game', async ({ page }) => {
  await play(page, 'the-last-lamp');
  await choose(page, 'Look across the street');
  const pictures = newestScene(page).locator('img');
  await expect(pictures).toHaveCount(1);
  await expect
    .poll(() => pictures.first().evaluate((picture: HTMLImageElement) => picture.naturalWidth))
    .toBe(640);
  await choose(page, 'The top window', 'Flicker', 'Wait for');
  await expect(newestScene(page).locator('img')).toHaveCount(2);
  await choose(page, 'The middle window', 'Flicker', 'Wait for', 'Burn steadily until morning');
  await expect(playerIn(page).getByText('Two plates', { exact: true })).toBeVisible();
});

test('a game becomes a project with its files, once', async ({ page }) => {
  await openPage(page, '/docs/games/forty-hives/');
  for (const time of ['first', 'second']) {
    await page.getByRole('link', { name: 'Open a copy in the playground' }).click();
    await expect(page.getByRole('textbox', { name: 'Name of the project' }), time).toHaveValue(
      'Forty Hives',
    );
    await page.getByRole('tab', { name: 'Files' }).click();
    await expect(page.getByText('img/river.svg').first()).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Forty Hives' })).toBeVisible();
  }
  await page.getByRole('link', { name: 'Open a copy in the playground' }).click();
  await page.getByRole('button', { name: 'Projects' }).click();
  const projects = page.getByRole('dialog').getByRole('link', { name: 'Forty Hives' });
  await expect(projects).toHaveCount(1);
});

test(
  'a game that the site does not have is told, and nothing is opened',
  { tag: '@soak' },
  async ({ page }) => {
    await openPage(page, '/playground/?game=games-nothing.0123456789ab.zip');
    await expect(page.getByRole('alert')).toContainText('could not be loaded');
  },
);

test(
  'on a phone, a game fits the window and its notes stand above their lines',
  { tag: '@soak' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await play(page, 'page-212');
    await choose(page, 'Hang up your coat', 'Look at the register', 'Feel along the stub');
    await expect(newestScene(page)).toContainText('One stroke');
    expect(await findOverflow(page)).toEqual({ pixels: 0, elements: [] });
    const noted = page.locator('[data-noted]').nth(1);
    const note = await noted.locator('p').boundingBox();
    const code = await noted.locator('pre').boundingBox();
    expect(note!.y + note!.height).toBeLessThanOrEqual(code!.y);
  },
);

test('on a wide screen, a note stands beside its lines', { tag: '@soak' }, async ({ page }) => {
  await page.goto('/docs/games/page-212/');
  const noted = page.locator('[data-noted]').nth(1);
  const note = await noted.locator('p').boundingBox();
  const code = await noted.locator('pre').boundingBox();
  expect(note!.x + note!.width).toBeLessThan(code!.x);
});

test('home shows the games, and each picture leads to its page', async ({ page }) => {
  await page.goto('/');
  const games = page.getByRole('region', { name: 'Whole games' });
  await expect(games.getByRole('link')).toHaveCount(4);
  await games.scrollIntoViewIfNeeded();
  for (const picture of await games.locator('img').all()) {
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(564);
  }
  await games.getByRole('link', { name: 'The Last Lamp' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'The Last Lamp' })).toBeVisible();
});
