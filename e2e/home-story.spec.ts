import { expect, test, type Page } from '@playwright/test';
import { openPage } from './support/pages';
import { editorOf } from './support/playground';

const story = (page: Page) =>
  page.getByRole('main').getByRole('region', { name: /^The story “.+”, to be played$/ });
const choices = (page: Page) => story(page).locator('li button, [data-choice]');

test('the story is played to an end, and again', async ({ page }) => {
  await openPage(page, '/');

  await test.step('with the keyboard alone', async () => {
    await expect(story(page).getByText(/^Your aunt has left you a bottle of ink/)).toBeVisible();
    await choices(page).first().focus();
    await page.keyboard.press('Enter');
    const end = story(page).getByRole('button', { name: 'The end' });
    for (let step = 0; step < 20 && !(await end.isVisible()); step += 1) {
      const focused = story(page).locator('[data-choice]:focus');
      await expect(focused).toHaveCount(1);
      const label = await focused.innerText();
      await page.keyboard.press('Enter');
      await expect(story(page).getByRole('button', { name: label, exact: true })).toHaveCount(0);
    }
    await expect(end).toBeVisible();
    await story(page).getByRole('button', { name: 'Restart' }).click();
    await expect(story(page).getByRole('button', { name: 'Dip the pen' })).toBeVisible();
  });

  await test.step('another choice is another story', async () => {
    const read = async (index: number) => {
      await openPage(page, '/');
      await choices(page).nth(index).click();
      await expect(story(page).getByRole('button', { name: 'Write about the boat' })).toBeVisible();
      return story(page).innerText();
    };
    expect(await read(0)).not.toBe(await read(1));
  });

  await test.step('leads on: to the course first, and to every part of the docs', async () => {
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    const main = page.getByRole('main');
    await expect(main.getByText('Ink-based game engine for interactive fiction')).toBeVisible();
    await expect(main.getByRole('link', { name: 'Begin', exact: true })).toBeInViewport();
    const contents = page.getByRole('navigation', { name: 'Contents' });
    expect(await contents.getByRole('link').count()).toBe(6);
    for (const tool of ['Twine', 'ChoiceScript', 'Inky']) {
      const href = `/docs/coming-from/${tool.toLowerCase()}/`;
      await expect(main.getByRole('link', { name: tool })).toHaveAttribute('href', href);
    }
    await main.getByRole('link', { name: 'Begin', exact: true }).click();
    await expect(page).toHaveURL('/docs/first-game/scene/');
    await page.goBack();
    await main.getByRole('link', { name: 'Write a game' }).click();
    await expect(editorOf(page)).toBeVisible();
  });
});

test('the story stands beside its ink, and is played and edited', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await openPage(page, '/');

  await test.step('stands beside the whole ink that it is made of', async () => {
    await openPage(page, '/');
    const manuscript = page.getByRole('region', { name: /^What you write/ });
    await expect(manuscript).toContainText('* [Dip the pen]');
    await expect(manuscript).toContainText('[i]Go on.[/i]');
    await expect(choices(page).first()).toHaveText('Dip the pen');
    const [left, right] = [await manuscript.boundingBox(), await story(page).boundingBox()];
    expect(Number(right?.x)).toBeGreaterThan(Number(left?.x) + Number(left?.width) - 1);
  });

  await test.step('loads no player before somebody plays', async () => {
    const before = scripts.length;
    await choices(page).first().click();
    await expect(story(page).getByRole('button', { name: 'Restart' })).toBeVisible();
    expect(scripts.length).toBeGreaterThan(before);
  });

  await test.step('is edited in the playground, at the moment that was reached', async () => {
    await story(page).getByRole('button', { name: 'Edit' }).click();
    await expect(page).toHaveURL(/\/playground\/\?write#play=/);
    const main = page.getByRole('main');
    await expect(main.getByText(/and the nib goes on without you/).first()).toBeVisible();
    await expect(main.getByRole('button', { name: 'Write about the boat' })).toBeVisible({
      timeout: 15_000,
    });
  });
});

test('is changed before the first choice too', { tag: '@soak' }, async ({ page }) => {
  await openPage(page, '/');
  await story(page).getByRole('button', { name: 'Change the story' }).click();
  await expect(page).toHaveURL(/\/playground\/\?write#play=/);
  await expect(page.getByRole('button', { name: 'Dip the pen' })).toBeVisible({ timeout: 15_000 });
  await expect(page.getByRole('tab', { name: 'Write' })).toHaveAttribute('aria-selected', 'true');
});

test('is changed on a phone where it is written', { tag: '@soak' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, '/');
  await story(page).getByRole('button', { name: 'Change the story' }).click();
  await expect(editorOf(page)).toBeInViewport({ timeout: 15_000 });
  await expect(page.getByRole('tab', { name: 'Write' })).toHaveAttribute('aria-selected', 'true');
});

test(
  'the way back from the playground leads to the moment that was left',
  { tag: '@soak' },
  async ({ page }) => {
    await openPage(page, '/');
    await choices(page).first().click();
    await story(page).getByRole('button', { name: 'Write about the boat' }).click();
    await expect(story(page).getByRole('button', { name: 'Write about the boat' })).toHaveCount(0);
    const next = String(await choices(page).first().textContent());
    await story(page).getByRole('button', { name: 'Edit' }).click();
    await expect(page).toHaveURL(/\/playground\//);
    await page.goBack();
    await expect(story(page).getByRole('button', { name: next, exact: true })).toBeVisible();
  },
);

test('works on a phone: the page stays where the story is', { tag: '@soak' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openPage(page, '/');
  await choices(page).first().click();
  await expect(story(page).getByRole('button', { name: 'Restart' })).toBeVisible();
  await expect(story(page).getByRole('button', { name: 'Restart' })).toBeInViewport();
  for (const choice of await story(page).locator('[data-choice]').all())
    await expect(choice).toBeInViewport({ ratio: 1 });
});
