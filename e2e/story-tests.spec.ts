import { expect, test, type Locator, type Page } from '@playwright/test';
import { dressPage, expectNoViolation, isQuickLook, looks } from './support/axe';
import { findOverflow } from './support/overflow';
import { choicesIn, newestScene, takeTurn } from './support/player';
import { editorOf, openStory, pasteInto } from './support/playground';
import { openProjects } from './support/projects';

const STORY = `VAR coins = 0
You stand before a well.
+ [Drink] -> drink
+ [Climb down] -> bottom
=== drink
The water is cold.
-> END
=== bottom
It is dark here.
=== attic
Nobody comes here.
-> END
`;

const MENDED = STORY.replace('dark here.', 'dark here.\n-> END');

const tab = (page: Page, name: string): Locator => page.getByRole('tab', { name, exact: true });
const tool = (page: Page): Locator => page.getByRole('tabpanel', { name: 'Tests' });
const part = (page: Page, name: RegExp): Locator => tool(page).getByRole('region', { name });
const button = (page: Page, name: string | RegExp): Locator =>
  tool(page).getByRole('button', { name });

async function runTests(page: Page): Promise<void> {
  await button(page, /^Run/).click();
  await expect(button(page, 'Run again')).toBeVisible();
}

test('a dead end is found, played, mended, and gone', async ({ page }) => {
  await openStory(page, STORY);
  await tab(page, 'Tests').click();
  await runTests(page);
  const summary = tool(page).getByText(/^1,000 plays:/);
  await expect(summary).toHaveText(
    '1,000 plays: one ending, one dead end, two lines never reached.',
  );
  const wrong = part(page, /Problems found/);
  await expect(wrong.getByRole('listitem')).toHaveCount(1);
  await expect(part(page, /Endings/)).toContainText('“The water is cold.”');
  await expect(part(page, /Never visited/)).toContainText('attic');
  await expect(part(page, /Never read/)).toContainText('coins');

  await wrong.getByRole('button', { name: /^Go there/ }).click();
  await expect(newestScene(page)).toContainText('It is dark here.');

  await wrong.getByRole('button', { name: 'Line 9', exact: true }).click();
  await expect(editorOf(page)).toBeFocused();
  // Both lines of the attic are marked in the margin.
  await expect(page.locator('.cm-line-mark')).toHaveCount(2);
  await pasteInto(editorOf(page), MENDED);
  await tab(page, 'Tests').click();
  await expect(tool(page)).toContainText('These results are for an older text.');
  await runTests(page);
  await expect(summary).toHaveText('1,000 plays: two endings, two lines never reached.');
  await expect(tool(page)).not.toContainText('older text');
});

test('a pinned play shows a difference after a change, until it is accepted', async ({ page }) => {
  await openStory(page, STORY);
  await takeTurn(choicesIn(page).first());
  await tab(page, 'Tests').click();
  const pins = part(page, /Pinned plays/);
  await button(page, 'Pin this play').click();
  await expect(pins).toContainText('As it was.');
  await tab(page, 'Write').click();
  await pasteInto(editorOf(page), MENDED.replace('is cold', 'is warm'));
  await tab(page, 'Tests').click();
  await expect(pins).toContainText('One line gone, one line new.');
  await expect(pins).toContainText('The water is warm.');
  await page.reload();
  await tab(page, 'Tests').click();
  await expect(pins).toContainText('One line gone, one line new.');
  await pins.getByRole('button', { name: 'Accept the new text' }).click();
  await expect(pins).toContainText('As it was.');

  // It belongs to the project: a copy has it, too, and so has a project that comes back.
  const list = await openProjects(page);
  await list.getByRole('button', { name: /^Duplicate/ }).click();
  await list.getByRole('link', { name: /\(copy\)/ }).click();
  await tab(page, 'Tests').click();
  await expect(pins).toContainText('“The water is cold.” one choiceAs it was.');
  await openProjects(page);
  await list.getByRole('button', { name: /^Delete .*\(copy\)/ }).click();
  await list.getByRole('button', { name: /^Restore .*\(copy\)/ }).click();
  await list.getByRole('link', { name: /\(copy\)/ }).click();
  await tab(page, 'Tests').click();
  await expect(pins).toContainText('“The water is cold.” one choiceAs it was.');
});

test('ink that never ends does not hold the page up, and can be stopped', async ({ page }) => {
  await openStory(
    page,
    'VAR n = 0\nWell.\n+ [Go] -> trap\n+ [Stay] You stay. -> END\n=== trap\n~ n++\n-> trap\n',
  );
  await tab(page, 'Tests').click();
  await button(page, 'Run the tests').click();
  await expect(button(page, 'Stop')).toBeVisible();
  // The story goes on next to them.
  await takeTurn(choicesIn(page).last());
  await expect(newestScene(page)).toContainText('You stay.');
  // What they say in the end, the unit tests of the walk show.
  await button(page, 'Stop').click();
  await expect(button(page, 'Run again')).toBeVisible();
});

test('the text may change while the tests run', { tag: '@soak' }, async ({ page }) => {
  await openStory(page, STORY);
  await tab(page, 'Tests').click();
  await tool(page).getByRole('combobox', { name: 'Plays' }).selectOption('100000');
  await button(page, 'Run the tests').click();
  await expect(tool(page).getByText(/plays: one ending/)).toBeVisible();
  await tab(page, 'Write').click();
  await pasteInto(editorOf(page), MENDED);
  await tab(page, 'Tests').click();
  await expect(tool(page)).toContainText('These results are for an older text.');
  await expect(part(page, /Problems found/).getByRole('listitem')).toHaveCount(1);
  await button(page, 'Pause').click();
  await expect(tool(page)).toContainText('Paused.');
  await button(page, 'Stop').click();
  await tool(page).getByRole('combobox', { name: 'Plays' }).selectOption('100');
  await runTests(page);
  await expect(part(page, /Problems found/)).toContainText('None so far.');
});

for (const look of looks.filter(isQuickLook)) {
  test(
    `axe finds nothing, and nothing overflows: ${look.colorScheme}, ${look.width}`,
    { tag: '@soak' },
    async ({ page }) => {
      await openStory(page, STORY);
      await dressPage(page, look);
      await tab(page, 'Tests').click();
      await runTests(page);
      await expectNoViolation(page);
      expect(await findOverflow(page)).toEqual({ pixels: 0, elements: [] });
    },
  );
}
