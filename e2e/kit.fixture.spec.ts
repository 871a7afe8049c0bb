import { expect, test, type Page } from '@playwright/test';
import { dressPage, expectNoViolation, looks } from './support/axe';
import { openPage } from './support/pages';

const part = (page: Page, name: string) => page.getByRole('region', { name });
const openKit = (page: Page): Promise<void> => openPage(page, 'kit/');

test('no part has a violation, in any look, nor the open dialog', async ({ page }) => {
  test.slow();
  await openKit(page);
  for (const look of looks) {
    await dressPage(page, look);
    await test.step(`in ${look.colorScheme} at ${look.width}`, () => expectNoViolation(page));
    await page.getByRole('button', { name: 'Open the dialog' }).click();
    await expectNoViolation(page);
    await page.keyboard.press('Escape');
  }
});

test('parts by keyboard, in their sizes and in forced colours', async ({ page }) => {
  await openKit(page);

  await test.step('tabs: one is reached by Tab, the others by the arrow keys', async () => {
    const tab = (name: string) => part(page, 'Tabs').getByRole('tab', { name });
    await tab('Paper').focus();
    await page.keyboard.press('ArrowRight');
    await expect(tab('Parchment')).toBeFocused();
    await expect(tab('Paper')).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('tabpanel', { name: 'Parchment' })).toBeVisible();
    await page.keyboard.press('End');
    await expect(tab('Vellum')).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(tab('Parchment')).toBeFocused();
  });

  await test.step('a combobox: the field keeps the focus while its keys go through the list', async () => {
    const combobox = part(page, 'Combobox');
    const field = combobox.getByRole('combobox', { name: 'Find a paper' });
    const option = (name: string) => combobox.getByRole('option', { name });
    await field.fill('p');
    await page.keyboard.press('ArrowDown');
    await expect(option('Parchment')).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(option('Parchment')).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(combobox.getByRole('status')).toHaveText('Taken: Parchment');
    await expect(field).toBeFocused();
  });

  await test.step('a dialog keeps the focus, and returns it however it closes', async () => {
    const opener = page.getByRole('button', { name: 'Open the dialog' });
    const dialog = page.getByRole('dialog', { name: 'A window' });
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(5, 400),
      () => dialog.getByRole('button', { name: 'Go on' }).click(),
    ]) {
      await opener.focus();
      await page.keyboard.press('Enter');
      await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
      await close();
      // Gone, and not only closed: until then the page takes it for open.
      await expect(page.locator('dialog', { hasText: 'Go on' })).toHaveCount(0);
      await expect(opener).toBeFocused();
    }
  });

  await test.step('buttons are as large as a fingertip, and no part is wider than a phone', async () => {
    await dressPage(page, { colorScheme: 'light', width: 390 });
    for (const name of ['plain', 'primary', 'choice', 'search', 'Open the dialog']) {
      const box = await page
        .getByRole('main')
        .getByRole('button', { name, exact: true })
        .boundingBox();
      expect(box?.height, name).toBeGreaterThanOrEqual(44);
    }
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
    expect(scrollWidth).toBe(clientWidth);
  });

  await test.step('in forced colours every button keeps an edge or an underline, and the selected tab a mark', async () => {
    await dressPage(page, { colorScheme: 'light', width: 1280 });
    await page.emulateMedia({ forcedColors: 'active' });
    const edge = (name: string) =>
      page
        .getByRole('main')
        .getByRole('button', { name, exact: true })
        .evaluate((button) => {
          const { borderTopWidth, textDecorationLine } = getComputedStyle(button);
          return borderTopWidth !== '0px' || textDecorationLine === 'underline';
        });
    for (const name of ['plain', 'primary', 'choice', 'link', 'small', 'pressed'])
      expect(await edge(name), name).toBe(true);
    const colours = await part(page, 'Tabs')
      .getByRole('tab')
      .evaluateAll((tabs) => tabs.map((tab) => getComputedStyle(tab).borderBottomColor));
    expect(new Set(colours).size).toBe(2);
  });
});
