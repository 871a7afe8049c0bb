import { expect, test, type Locator, type Page } from '@playwright/test';
import { dressPage, expectNoViolation, looks, isQuickLook } from './support/axe';
import { choicesIn, newestScene, storyIn, takeTurn } from './support/player';
import { editorOf, openStory } from './support/playground';
import { storedRows } from './support/projects';

const box = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^${name}, (?:place|where)`) });
const drawing = (page: Page) => page.getByRole('application', { name: 'Story map' });
const panel = (page: Page, name: string) =>
  page.getByRole('region', { name: `What to do with “${name}”` });

async function openMap(page: Page, story: string): Promise<void> {
  await openStory(page, story);
  await page.getByRole('tab', { name: 'Map' }).click();
  await expect(drawing(page)).toBeVisible();
}

/** Draws a way from the handle of a place, and gives it words. */
async function drawWay(page: Page, from: string, to: string, words: string): Promise<void> {
  await box(page, from).hover();
  const start = (await box(page, from).locator('rect').boundingBox())!;
  const end = (await box(page, to).locator('rect').boundingBox())!;
  await page.mouse.move(start.x + start.width / 2, start.y + start.height + 4);
  await page.mouse.down();
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 5 });
  await page.mouse.up();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('combobox', { name: 'Leads to' })).toHaveValue(to);
  await dialog.getByRole('textbox', { name: 'What players read' }).fill(words);
  await dialog.getByRole('button', { name: 'Add' }).click();
  await expect(dialog).toBeHidden();
}

test('a game of six scenes is made on the map alone, and played to its end', async ({ page }) => {
  test.slow();
  await openMap(page, '# title: The Tower\n');
  const places = ['gate', 'yard', 'stairs', 'library', 'roof', 'sky'];
  for (const [index, name] of places.entries()) {
    const { x, y } = (await drawing(page).boundingBox())!;
    if (index % 2 === 0) await page.mouse.dblclick(x + 12, y + 12);
    else await page.getByRole('button', { name: 'Add a place' }).click();
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
    await page.getByRole('textbox', { name: 'Name', exact: true }).press('Enter');
    await expect(box(page, name)).toBeVisible();
  }
  await page.getByRole('button', { name: 'Legend and more' }).click();
  await page.getByRole('button', { name: 'Lay out again' }).click();
  await page.getByRole('button', { name: 'Legend and more' }).click();
  await page.getByRole('button', { name: 'Show everything' }).click();
  const ways = places.slice(1).map((to, index) => [places[index] ?? '', to] as const);
  for (const [from, to] of ways) {
    await page.getByRole('button', { name: 'Show everything' }).click();
    await drawWay(page, from, to, `To the ${to}`);
    await expect(panel(page, from)).toBeHidden();
  }
  // A second way, and back.
  await drawWay(page, 'yard', 'stairs', 'Straight up');
  // What stands beneath the panel is joined as well.
  await page.getByRole('button', { name: 'Show everything' }).click();
  await box(page, 'library').click();
  await expect(panel(page, 'library')).toBeVisible();
  await drawWay(page, 'library', 'yard', 'Down again');
  await expect(storyIn(page)).toBeVisible();
  for (const choice of ['To the yard', 'Straight up', 'To the library', 'Down again'])
    await takeTurn(choicesIn(page).filter({ hasText: choice }));
  for (const to of places.slice(2))
    await takeTurn(choicesIn(page).filter({ hasText: `To the ${to}` }));
  await expect(choicesIn(page)).toHaveCount(0);
  await expect(box(page, 'sky')).toHaveAccessibleName(/the story can end here/);
});

test('keys alone add, name, note, delete and undo, and the text has it at once', async ({
  page,
}) => {
  await openMap(page, '-> hall\n\n=== hall ===\nA hall.\n-> END\n');
  await drawing(page).focus();
  await page.keyboard.press('n');
  await page.keyboard.type('the attic');
  await page.keyboard.press('Enter');
  await expect(box(page, 'the attic')).toBeFocused();
  await box(page, 'hall').focus();
  await page.keyboard.press('c');
  await page.getByRole('combobox', { name: 'Leads to' }).selectOption('the_attic');
  await page.getByRole('textbox', { name: 'What players read' }).press('Enter');
  await expect(editorText(page)).toContainText('+ [The attic] -> the_attic');
  await expect(choicesIn(page)).toHaveText(['The attic']);
  await box(page, 'the attic').focus();
  // To the side, where the map would not lay it out.
  const rect = (name: string) => box(page, name).locator('rect').first();
  const before = String(await rect('the attic').getAttribute('x'));
  await page.keyboard.press('Shift+ArrowRight');
  await expect(rect('the attic')).not.toHaveAttribute('x', before);
  const at = await rect('the attic').getAttribute('x');
  await page.keyboard.press('F2');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('loft');
  await page.keyboard.press('Enter');
  await expect(box(page, 'loft')).toBeVisible();
  await expect(rect('loft')).toHaveAttribute('x', String(at));
  await expect(editorText(page)).toContainText('+ [The attic] -> loft');
  await box(page, 'loft').focus();
  await page.keyboard.press('Control+z');
  await expect(box(page, 'the attic')).toBeFocused();
  await page.keyboard.press('Control+y');
  await expect(box(page, 'loft')).toBeFocused();
  await page.keyboard.press('Delete');
  await page.getByRole('button', { name: 'Delete' }).press('Enter');
  await expect(editorText(page)).toContainText('+ [The attic] -> END');
  for (let count = 0; count < 5; count += 1) {
    await drawing(page).focus();
    await page.keyboard.press('Control+z');
  }
  await expect(editorText(page)).not.toContainText('attic');
  await expect(page.getByText('Undone: “the attic” added.')).toBeVisible();
  await page.getByRole('tab', { name: 'Write' }).click();
  await editorOf(page).press('Control+Shift+z');
  await expect(editorOf(page)).toContainText('=== the_attic ===');
});

/** The text of the editor, which may be hidden behind the map. */
const editorText = (page: Page) => page.locator('.cm-content').first();

test('the lines of a place are written on the map, in step with the text, and undone as one', async ({
  page,
}) => {
  await openMap(page, '-> hall\n\n=== hall ===\nA hall.\n-> END\n\n// Up.\n=== attic\n-> END\n');
  await box(page, 'hall').focus();
  await page.keyboard.press('Enter');
  const lines = page.getByRole('textbox', { name: 'Lines of “hall”' });
  await expect(lines).toBeFocused();
  await expect(lines.locator('.cm-line')).toHaveText(['A hall.', '-> END', '']);
  await page.keyboard.type(' It is cold.');
  await expect(editorOf(page)).toContainText('A hall. It is cold.');
  await expect(newestScene(page)).toContainText('It is cold.');
  await page.keyboard.press('Control+z');
  await expect(editorOf(page)).not.toContainText('cold');
  await expect(lines).not.toContainText('cold');
  // All that can be selected is what is shown.
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  await expect(lines).not.toContainText('hall');
  await expect(editorOf(page)).toContainText('// Up.');
  await page.keyboard.press('Control+z');
  await expect(lines).toContainText('A hall.');
  // What was typed here, dragged on the map and typed in the text are steps of one history.
  await page.keyboard.press('Control+End');
  await page.keyboard.type('It echoes.');
  await page.keyboard.press('Escape');
  await expect(box(page, 'hall')).toBeFocused();
  const left = () => box(page, 'hall').locator('rect').first().getAttribute('x');
  const before = await left();
  await page.keyboard.press('Shift+ArrowLeft');
  await expect.poll(left).not.toBe(before);
  await page.keyboard.press('Control+z');
  await expect.poll(left).toBe(before);
  await expect(editorOf(page)).toContainText('echoes');
  await page.keyboard.press('Control+z');
  await expect(editorOf(page)).not.toContainText('echoes');
  await page.keyboard.press('Control+Shift+z');
  await expect(editorOf(page)).toContainText('echoes');
  await editorOf(page).press('Control+End');
  await page.keyboard.type('The end.');
  await box(page, 'hall').press('Control+z');
  await expect(editorOf(page)).not.toContainText('The end.');
});

test('a play and a test begin at a place: on the map, in the outline, in the margin', async ({
  page,
}) => {
  const story = '-> hall\n=== hall\n* [On] -> attic\n=== attic\nNumber {x}.\n* [Out] -> END\n';
  await openMap(page, `VAR x = 1\n~ x = 2\n${story}`);
  await box(page, 'attic').click();
  await panel(page, 'attic').getByRole('button', { name: 'Play from here' }).click();
  await expect(newestScene(page)).toContainText('Number 2.');
  await page.getByRole('tab', { name: 'Outline' }).click();
  await page.getByRole('button', { name: 'Test from attic' }).click();
  await expect(page.getByText(/These plays began at attic\./)).toBeVisible();
  await page.locator('.cm-start-mark').first().click();
  const starts = page.getByRole('group', { name: 'Play or test from hall' });
  await starts.getByRole('button', { name: 'Play from here' }).press('Enter');
  await expect(choicesIn(page)).toHaveText(['On']);
  await expect(page.getByTitle('Start at')).toHaveValue('-> hall');
});

test('places that are moved stay there after a reload', async ({ page }) => {
  await openMap(page, '-> hall\n=== hall ===\n+ [Up] -> attic\n=== attic ===\n-> END\n');
  const attic = box(page, 'attic');
  await attic.focus();
  for (let count = 0; count < 6; count += 1) await page.keyboard.press('Shift+ArrowRight');
  const leftOf = async (place: Locator) => Number(await place.locator('rect').getAttribute('x'));
  const at = () => leftOf(attic);
  const hall = await leftOf(box(page, 'hall'));
  await expect.poll(at).toBeGreaterThan(hall + 80);
  // The last of the six steps may still be on its way.
  const positionOf = async () => {
    const [extras] = await storedRows<{ positions: Record<string, { x: number }> }>(page, 'extras');
    return extras?.positions['place attic']?.x;
  };
  await expect.poll(async () => (await positionOf()) === (await at())).toBe(true);
  const moved = await at();
  await page.reload();
  await page.getByRole('tab', { name: 'Map' }).click();
  await expect.poll(at).toBe(moved);
});

for (const look of looks.filter(isQuickLook)) {
  test(
    `axe finds nothing in what is written on the map, ${look.colorScheme}, ${look.width} px`,
    { tag: '@soak' },
    async ({ page }) => {
      await dressPage(page, look);
      await openMap(page, '-> hall\n=== hall ===\n// colour: red\n// Cold.\n-> attic\n');
      await box(page, 'hall').click();
      await expect(panel(page, 'hall')).toBeVisible();
      await expectNoViolation(page);
      await panel(page, 'hall').getByRole('button', { name: 'Write here' }).click();
      await expect(page.getByRole('textbox', { name: 'Lines of “hall”' })).toBeFocused();
      await expectNoViolation(page);
      await panel(page, 'hall').getByRole('button', { name: 'More' }).click();
      await panel(page, 'hall').getByRole('button', { name: 'Note and colour' }).click();
      await expectNoViolation(page);
    },
  );
}
