import { expect, test, type Page } from '@playwright/test';
import { expectNoViolation } from './support/axe';
import { tagOf } from './support/every-run';
import { openPage } from './support/pages';
import { editorOf, PLAYGROUND, shareHash } from './support/playground';

const source = `INCLUDE cave.ink
VAR gold = 1
-> hall
=== hall
You have {gold} pieces of gold. {hall > 1: Again.}
+ [Dig] -> dig
+ [Leave] -> END
=== dig
~ gold++
-> hall
`;
const files = { 'cave.ink': '=== cave\nIn the hall, you have {gold}.\n-> hall\n' };

const open = async (page: Page): Promise<void> => {
  await openPage(page, PLAYGROUND + (await shareHash({ source, files })));
  await page.getByRole('tab', { name: 'Write' }).click();
  await expect(editorOf(page)).toContainText('INCLUDE cave.ink');
};

/** Puts the cursor within a word of a line, by the mouse. */
const clickWord = async (page: Page, text: string, word: string, modifiers: 'Control'[] = []) => {
  const line = editorOf(page).locator('.cm-line').filter({ hasText: text }).first();
  await line.getByText(word, { exact: true }).last().click({ modifiers });
};

const activeLine = (page: Page) => page.locator('.cm-activeLine');

test('a name leads to its declaration, is renamed, found and replaced, and stands in the outline', async ({
  page,
}) => {
  await open(page);

  await test.step('from a name to its declaration, and back', async () => {
    await clickWord(page, '+ [Dig]', 'dig');
    await page.keyboard.press('F12');
    await expect(activeLine(page)).toHaveText('=== dig');
    await page.keyboard.press('Alt+ArrowLeft');
    await expect(activeLine(page)).toHaveText('+ [Dig] -> dig');

    await page.keyboard.down('Control');
    await clickWord(page, '+ [Dig]', 'dig', ['Control']);
    await page.keyboard.up('Control');
    await expect(activeLine(page)).toHaveText('=== dig');

    await clickWord(page, 'INCLUDE', 'cave.ink');
    await page.keyboard.press('F12');
    const cave = editorOf(page, 'cave.ink');
    await expect(cave).toBeFocused();
    await cave.getByText('hall', { exact: true }).last().click();
    await page.keyboard.press('F12');
    await expect(activeLine(page)).toHaveText('=== hall');
    await page.keyboard.press('Alt+ArrowLeft');
    await expect(activeLine(page)).toHaveText('-> hall');
    await page.getByRole('tab', { name: 'story.ink' }).click();
  });

  await test.step('renamed in all files, and taken back', async () => {
    await clickWord(page, 'VAR gold', 'gold');
    await page.keyboard.press('F2');
    const field = page.getByRole('textbox', { name: 'New name for the variable “gold”' });
    await expect(field).toBeFocused();
    await expect(page.getByText('Used 4 times in the text, in 2 files.')).toBeVisible();
    await field.fill('hall');
    await field.press('Enter');
    await expect(page.getByText('This name is taken.')).toBeVisible();
    await expectNoViolation(page);
    await field.fill('coins');
    await field.press('Enter');
    await expect(page.getByText('“gold” is now “coins”.')).toBeVisible();
    await expect(editorOf(page)).toBeFocused();
    await expect(editorOf(page)).toContainText('You have {coins} pieces of gold.');
    await page.getByRole('tab', { name: 'cave.ink' }).click();
    await expect(editorOf(page, 'cave.ink')).toContainText('you have {coins}.');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(editorOf(page, 'cave.ink')).toContainText('you have {gold}.');
    await page.getByRole('tab', { name: 'story.ink' }).click();
  });

  await test.step('found and replaced in all files', async () => {
    await page.getByRole('tab', { name: 'Find' }).click();
    const panel = page.getByRole('region', { name: 'Find in all files' });
    const field = panel.getByRole('searchbox', { name: 'Find' });
    await expect(field).toBeFocused();
    await page.getByRole('tab', { name: 'Write' }).click();
    await editorOf(page).press('Control+Shift+F');
    await expect(field).toBeFocused();
    await field.fill('hall');
    await expect(panel.getByText('6 matches in 2 files')).toBeVisible();
    await panel.getByRole('textbox', { name: 'Replace with' }).fill('room');
    await expectNoViolation(page);
    await panel.getByRole('button', { name: 'cave.ink, line 2' }).click();
    await expect(editorOf(page, 'cave.ink')).toBeFocused();
    await panel.getByRole('button', { name: 'Replace all 6' }).click();
    await expect(editorOf(page, 'cave.ink')).toContainText('In the room');
    await panel.getByRole('button', { name: 'Undo' }).click();
    await expect(editorOf(page, 'cave.ink')).toContainText('In the hall');
    await panel.getByRole('searchbox').press('Escape');
    await expect(panel).toHaveCount(0);
    await expect(editorOf(page, 'cave.ink')).toBeFocused();
    await page.getByRole('tab', { name: 'story.ink' }).click();
  });

  await test.step('in the outline, which marks where the story is', async () => {
    await page.getByRole('tab', { name: 'Outline' }).click();
    const outline = page.getByRole('tabpanel', { name: 'Outline' });
    await expect(outline.locator('[aria-current]')).toContainText('hall');
    await expectNoViolation(page);
    await outline.getByRole('searchbox', { name: 'Filter' }).fill('cav');
    await outline.getByRole('button', { name: /^place cave/ }).click();
    await expect(editorOf(page, 'cave.ink')).toBeFocused();
  });
});

test('shows a name as a link while Ctrl is held', { tag: '@soak' }, async ({ page }) => {
  await open(page);
  const name = editorOf(page)
    .locator('.cm-line')
    .filter({ hasText: '+ [Dig]' })
    .getByText('dig', { exact: true });
  await name.hover();
  await page.keyboard.down('Control');
  const link = page.locator('.cm-name-link').first();
  await expect(async () => {
    await name.hover({ position: { x: 3, y: 4 } });
    await name.hover({ position: { x: 6, y: 5 } });
    await expect(link).toHaveText('dig', { timeout: 500 });
  }).toPass();
  await expect(link).toHaveCSS('cursor', 'pointer');
  await page.keyboard.up('Control');
  await expect(link).toHaveCount(0);
});

for (const width of [1280, 390]) {
  test(
    `shows nothing but the text in focus mode, at ${width} pixels`,
    { tag: tagOf(width === 390) },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await open(page);
      await expect(editorOf(page)).toHaveAttribute('spellcheck', 'true');
      await expect(page.getByText('8 of 13 words')).toBeVisible();
      await page.getByRole('button', { name: 'Focus', exact: true }).click();
      await expect(page.getByRole('banner')).toHaveCount(0);
      await expect(page.getByRole('tab')).toHaveCount(0);
      await expect(editorOf(page)).toBeFocused();
      await expectNoViolation(page);
      const box = await editorOf(page).boundingBox();
      expect(box?.width).toBeLessThanOrEqual(Math.min(width, 704));
      await page.keyboard.press('Escape');
      await expect(page.getByRole('banner')).toBeVisible();
      await page.keyboard.press('Control+Shift+Enter');
      await expect(page.getByRole('banner')).toHaveCount(0);
      await page.getByRole('button', { name: 'Leave focus mode' }).click();
      await expect(page.getByRole('tab', { name: 'Write' })).toBeVisible();
    },
  );
}
