import { expect, test, type Locator, type Page } from '@playwright/test';
import { expectNoViolation } from './support/axe';
import { noteConsole } from './support/console-messages';
import { openPage, untilRunning } from './support/pages';
import { buttonIn, choicesIn, newestScene, playerIn, storyIn, takeTurn } from './support/player';
import {
  editorOf,
  newProject,
  openGallery,
  openStory,
  pasteInto,
  PLAYGROUND,
} from './support/playground';

const SAMPLE_PAGE = '/docs/atrament-basics/choices/';
const road = 'A road.\n+ [On]\n- A hill.\n+ [Up]\n+ [Down]\n- -> END\n';

const sampleOf = (page: Page): Locator => page.locator('#sample-1');
const sampleEditor = (page: Page): Locator =>
  sampleOf(page).getByRole('textbox', { name: 'The story’s ink' });
const problems = (page: Page): Locator => page.getByRole('list', { name: 'Problems' });

/** Puts the cursor after the last character. */
async function goToEnd(editor: Locator): Promise<void> {
  await editor.focus();
  await editor.press('Control+End');
}

test.describe('a sample', () => {
  test('is edited in place and from the player, and reset', async ({ page }) => {
    const messages = noteConsole(page);
    await openPage(page, SAMPLE_PAGE);

    await test.step('in place: the editor replaces it and takes the focus', async () => {
      const text = sampleOf(page).getByText('Three stalls are still lit.').first();
      await expect(text).toBeVisible();
      await sampleOf(page).getByRole('button', { name: 'Edit', exact: true }).click();
      await expect(sampleEditor(page)).toBeFocused();
      await expect(sampleEditor(page)).toContainText('# title: The Night Market');
      await expect(text).toBeHidden();
      await expect(newestScene(page)).toContainText('Three stalls are still lit.');
      expect(messages).toEqual([]);
      await buttonIn(page, 'Close the player').click();
    });

    await test.step('from the player too, and reset to what it was', async () => {
      await sampleOf(page).getByRole('button', { name: 'Play', exact: true }).click();
      await expect(choicesIn(page).first()).toBeFocused();
      await buttonIn(page, 'Edit').click();
      await expect(sampleEditor(page)).toBeFocused();
      await pasteInto(sampleEditor(page), 'Nothing is lit.\n-> END\n');
      await expect(newestScene(page)).toHaveText('Nothing is lit.');
      await sampleOf(page).getByRole('button', { name: 'Reset to the original' }).click();
      await expect(newestScene(page)).toContainText('Three stalls are still lit.');
      await expect(sampleEditor(page)).toContainText('# title: The Night Market');
    });
  });
});

test.describe('a reader’s version of a sample', () => {
  const KEY = `docs.drafts:${SAMPLE_PAGE}`;
  const edited = (page: Page): Locator =>
    sampleOf(page).getByText('Your version opens when you edit this again.');
  const open = (page: Page): Promise<void> =>
    sampleOf(page).getByRole('button', { name: 'Edit', exact: true }).click();

  async function write(page: Page, text: string): Promise<void> {
    await openPage(page, SAMPLE_PAGE);
    await open(page);
    await pasteInto(sampleEditor(page), text);
    await expect(newestScene(page)).toHaveText(text.split('\n')[0]!);
  }

  test('is there again, is put aside and opened again, and outlives a new deploy', async ({
    page,
  }) => {
    await test.step('after Close, a reload, and the way back from another page', async () => {
      await write(page, 'A lamp of my own.\n-> END\n');
      await buttonIn(page, 'Close the player').click();
      await expect(edited(page)).toBeVisible();
      await page.reload();
      await untilRunning(page);
      await expect(edited(page)).toBeVisible();
      await open(page);
      await expect(sampleEditor(page)).toContainText('A lamp of my own.');
      await sampleEditor(page).press('Control+End');
      await page.keyboard.type('// more');
      await openPage(page, '/docs/');
      await page.goBack();
      await untilRunning(page);
      await open(page);
      await expect(sampleEditor(page)).toContainText('// more');
      await expectNoViolation(page, '#sample-1');
    });

    await test.step('put aside for the original, and opened again', async () => {
      await pasteInto(sampleEditor(page), 'A lamp of my own.\n-> END\n');
      await expect(newestScene(page)).toHaveText('A lamp of my own.');
      await sampleOf(page).getByRole('button', { name: 'Reset to the original' }).click();
      await expect(sampleEditor(page)).toContainText('# title: The Night Market');
      await page.reload();
      await untilRunning(page);
      await open(page);
      await sampleOf(page).getByLabel('Your other versions').selectOption('A lamp of my own.');
      await expect(newestScene(page)).toHaveText('A lamp of my own.');
    });

    await test.step('there when a new deploy changes the sample; the new text is one click away', async () => {
      await page.evaluate((key) => {
        const text = localStorage.getItem(key)!;
        localStorage.setItem(key, text.replaceAll('The Night Market', 'A market of old'));
      }, KEY);
      await page.reload();
      await untilRunning(page);
      await open(page);
      await expect(sampleEditor(page)).toContainText('A lamp of my own.');
      await expect(sampleOf(page).getByText('This sample has changed since')).toBeVisible();
      await sampleOf(page).getByRole('button', { name: 'Reset to the original' }).click();
      await expect(sampleEditor(page)).toContainText('# title: The Night Market');
      await expect(sampleOf(page).getByLabel('Your other versions')).toBeVisible();
    });

    await test.step('in the editor when the storage is full, which is said', async () => {
      await page.evaluate(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
        };
      });
      await pasteInto(sampleEditor(page), 'A lamp of my own.\n-> END\n');
      await expect(sampleOf(page).getByText('does not store your version')).toBeVisible();
      await buttonIn(page, 'Close the player').click();
      await open(page);
      await expect(sampleEditor(page)).toContainText('A lamp of my own.');
    });
  });

  test(
    'goes to another tab, and what both wrote is kept',
    { tag: '@soak' },
    async ({ page, context }) => {
      await write(page, 'Mine.\n-> END\n');
      const other = await context.newPage();
      await openPage(other, SAMPLE_PAGE);
      await open(other);
      await pasteInto(sampleEditor(other), 'Theirs.\n-> END\n');
      await expect(newestScene(other)).toHaveText('Theirs.');
      await pasteInto(sampleEditor(page), 'Mine again.\n-> END\n');
      await sampleOf(page).getByLabel('Your other versions').selectOption('Theirs.');
      await expect(newestScene(page)).toHaveText('Theirs.');
    },
  );
});

test.describe('writing', () => {
  test('names are offered, keys leave the editor, and an edit keeps the place', async ({
    page,
  }) => {
    await openStory(page, 'One.');

    await test.step('Tab indents, Escape and Tab leave the editor, and Shift+Tab returns', async () => {
      const editor = editorOf(page);
      await goToEnd(editor);
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await page.keyboard.type('two');
      await expect(editor.locator('.cm-line').last()).toHaveText(/^\s+two$/);
      // Right after a letter, while completions are being computed: there is no list yet for it to close.
      await page.keyboard.press('Escape');
      await expect(
        page.getByText('Tab now leaves the editor, until you type again.'),
      ).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(editor).not.toBeFocused();
      await page.keyboard.press('Shift+Tab');
      await expect(editor).toBeFocused();
      await expect(editor.locator('.cm-line').last()).toHaveText(/^\s+two$/);
    });

    await test.step('knots are offered after a divert', async () => {
      await pasteInto(
        editorOf(page),
        '-> hall\n=== hall\nHall.\n-> END\n=== harbour\nHarbour.\n-> END\n',
      );
      await goToEnd(editorOf(page));
      await page.keyboard.type('-> harb');
      const offer = page.getByRole('listbox', { name: 'Completions' });
      await expect(offer.getByRole('option').first()).toContainText('harbour');
      // The list ignores keys at first, so that nobody accepts something they have not seen.
      await page.waitForTimeout(200);
      await page.keyboard.press('Enter');
      await expect(editorOf(page).locator('.cm-line').last()).toHaveText('-> harbour');
    });

    await test.step('tags of the engine are offered with their meaning', async () => {
      await pasteInto(editorOf(page), 'One.\n-> END\n');
      await goToEnd(editorOf(page));
      await page.keyboard.type('# BACKG');
      const offer = page.getByRole('listbox', { name: 'Completions' });
      await expect(offer.getByRole('option', { name: /^BACKGROUND/ })).toBeVisible();
      await page.keyboard.press('Escape');
    });

    await test.step('the line being written stays in view when its problems are listed', async () => {
      await pasteInto(editorOf(page), `${'A road.\n'.repeat(80)}-> END\n`);
      await goToEnd(editorOf(page));
      await page.keyboard.type('-> nowhere');
      await expect(problems(page)).toBeVisible();
      await expect(editorOf(page).locator('.cm-activeLine')).toBeInViewport({ ratio: 1 });
    });

    await test.step('an edit keeps the place in the story, even if the story is briefly broken', async () => {
      await pasteInto(editorOf(page), road);
      await takeTurn(choicesIn(page).first());
      await pasteInto(editorOf(page), road.replace('A hill.', 'A steep hill. {'));
      await expect(problems(page)).toBeVisible();
      await expect(newestScene(page)).toHaveText('A hill.');
      await expect(
        playerIn(page).getByText(/^The story continues once line \d is fixed/),
      ).toBeVisible();
      await pasteInto(editorOf(page), road.replace('A hill.', 'A steep hill.'));
      await expect(newestScene(page)).toHaveText('A steep hill.');
      await expect(storyIn(page)).toContainText('A road.');
      await expect(choicesIn(page)).toHaveText(['Up', 'Down']);
      await expect(problems(page)).toHaveCount(0);
    });
  });

  test('mistakes are shown, lead to their lines, and are fixed', async ({ page }) => {
    await openStory(page, 'One.\n-> nowhere\n');

    await test.step('an error is underlined, listed, and links to its line', async () => {
      const problem = problems(page).getByRole('button', { name: /Line 2/ });
      await expect(problem).toContainText('nowhere');
      await expect(editorOf(page).locator('.cm-lintRange-error')).toContainText('nowhere');
      await problem.click();
      await expect(editorOf(page)).toBeFocused();
      await page.keyboard.press('End');
      await page.keyboard.type('_else');
      await expect(editorOf(page)).toContainText('-> nowhere_else');
    });

    await test.step('the player’s line links lead there too, also in other files', async () => {
      await pasteInto(editorOf(page), 'One.\n-> nowhere\n');
      await expect(problems(page)).not.toContainText('nowhere_else');
      await playerIn(page)
        .getByRole('button', { name: /once line 2 is fixed/ })
        .click();
      await expect(editorOf(page)).toBeFocused();
      await expect(editorOf(page).locator('.cm-activeLine')).toHaveText('-> nowhere');
    });

    await test.step('the message at a line goes when the text changes', async () => {
      await goToEnd(editorOf(page));
      await page.locator('.cm-lint-marker').hover();
      const message = page.locator('.cm-tooltip-lint');
      await expect(message).toContainText('nowhere');
      await page.keyboard.type('T');
      await expect(message).toHaveCount(0);
    });

    await test.step('a slip is fixed with one click, and that is undone', async () => {
      await pasteInto(
        editorOf(page),
        'VAR has_key = no\n* Knock → hall\n=== hall\nA hall.\n-> END\n',
      );
      await expect(problems(page)).toContainText('Ink does not know the value “no”.');
      await expectNoViolation(page);
      const fix = problems(page).getByRole('button', { name: 'Fix: Line 2', exact: true });
      await fix.click();
      await expect(editorOf(page)).toContainText('* Knock -> hall');
      await expect(editorOf(page)).toBeFocused();
      await page.keyboard.press('Control+z');
      await expect(editorOf(page)).toContainText('* Knock → hall');
      // What is said of another text closes.
      await expect(fix).toBeVisible();
      await page.locator('.cm-lint-marker-error').hover();
      await page.locator('.cm-tooltip-lint').getByRole('button', { name: 'Fix' }).click();
      await expect(editorOf(page)).toContainText('VAR has_key = false');
    });

    await test.step('a misspelt name is fixed, and what no line can fix says where it is explained', async () => {
      await pasteInto(editorOf(page), '-> kitchn\n=== kitchen\nIt is warm.\n<<return>>\n-> END\n');
      await expect(problems(page)).toContainText('Did you mean “kitchen”?');
      await problems(page).getByRole('button', { name: 'Fix: Line 1', exact: true }).click();
      await expect(newestScene(page)).toContainText('It is warm.');
      await expect(problems(page)).not.toContainText('Did you mean');
      const macro = problems(page).getByRole('listitem').filter({ hasText: '<<return>>' });
      await expect(macro.getByRole('button', { name: /^Fix/ })).toHaveCount(0);
      await expect(macro.getByRole('link', { name: 'Why? Line 4' })).toHaveAttribute(
        'href',
        '/docs/coming-from/twine/#missing',
      );
    });
  });

  test(
    'the message at a line goes when playing brings another',
    { tag: '@soak' },
    async ({ page }) => {
      await openStory(page, 'One.\n+ [On] -> hill\n=== hill\nTwo.\n');
      await page.locator('.cm-lint-marker').hover();
      const message = page.locator('.cm-tooltip-lint');
      await expect(message).toContainText('nowhere to go');
      // The mouse stays over the mark.
      await choicesIn(page).dispatchEvent('click');
      await expect(problems(page)).toContainText('runs out here');
      await expect(message).toHaveCount(0);
    },
  );

  test('edits can be undone and redone', { tag: '@soak' }, async ({ page }) => {
    await openStory(page, 'One.');
    const editor = editorOf(page);
    await goToEnd(editor);
    await page.keyboard.type(' Two.');
    await page.keyboard.press('Control+z');
    await expect(editor).toHaveText('One.');
    await page.keyboard.press('Control+y');
    await expect(editor).toHaveText('One. Two.');
  });

  test('words are found in the text', { tag: '@soak' }, async ({ page }) => {
    await openStory(page, 'One lamp.\nTwo lamps.\n');
    await editorOf(page).focus();
    await page.keyboard.press('Control+f');
    const field = page.getByRole('textbox', { name: 'Find' });
    await field.pressSequentially('lamp');
    await expect(editorOf(page).locator('.cm-searchMatch')).toHaveCount(2);
    const count = page.locator('.cm-search output');
    await expect(count).toHaveText('2 matches');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(count).toHaveText('2 of 2');
    await field.pressSequentially('!');
    await expect(count).toHaveText('No match');
    await page.keyboard.press('Escape');
    await expect(field).toHaveCount(0);
    await expect(editorOf(page)).toBeFocused();
  });
});

test.describe('files', () => {
  test('files are made, dropped, and lead to their mistakes', async ({ page }) => {
    await openStory(page, 'One.\n-> two\n');

    await test.step('a new file is included and played', async () => {
      await page.getByRole('button', { name: 'New file' }).click();
      await page.getByRole('textbox', { name: 'Name of the file' }).fill('two');
      await page.keyboard.press('Enter');
      await pasteInto(editorOf(page, 'two.ink'), '=== two\nFrom the other file.\n-> END\n');
      await expect(newestScene(page)).toContainText('From the other file.');
      await page.getByRole('tab', { name: 'story.ink' }).click();
      await expect(editorOf(page)).toContainText('INCLUDE two.ink');
    });

    await test.step('a mistake in an included file is shown in that file', async () => {
      await page.getByRole('tab', { name: 'two.ink' }).click();
      await pasteInto(editorOf(page, 'two.ink'), '=== two\nTwo.\n-> nowhere\n');
      await page.getByRole('tab', { name: 'story.ink' }).click();
      await playerIn(page)
        .getByRole('button', { name: /line 3 of two\.ink/ })
        .click();
      await expect(editorOf(page, 'two.ink')).toBeFocused();
      await expect(editorOf(page, 'two.ink').locator('.cm-activeLine')).toHaveText('-> nowhere');
    });

    await test.step('an .ink file is dropped on the editor', async () => {
      await page.getByRole('tab', { name: 'story.ink' }).click();
      await pasteInto(editorOf(page), 'One.\n-> three\n');
      await editorOf(page).evaluate((editor) => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File(['=== three\nDropped.\n-> END\n'], 'three.ink'));
        for (const type of ['dragover', 'drop']) {
          editor.dispatchEvent(
            new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }),
          );
        }
      });
      await expect(page.getByText('Added: three.ink.')).toBeVisible();
      await expect(newestScene(page)).toContainText('Dropped.');
    });
  });
});

test.describe('the reader’s own text', () => {
  const bringBack = (page: Page): Locator =>
    page.getByRole('button', { name: 'Back to my own text' });

  async function choose(page: Page, title: string): Promise<void> {
    const before = await editorOf(page).innerText();
    await newProject(page, title);
    await expect.poll(() => editorOf(page).innerText()).not.toBe(before);
  }

  test('is restored after a reload, and after looking at starters', async ({ page }) => {
    await test.step('after a reload', async () => {
      await openPage(page, PLAYGROUND);
      await pasteInto(editorOf(page), 'Mine.\n-> END\n');
      await expect(newestScene(page)).toHaveText('Mine.');
      await page.reload();
      await expect(newestScene(page)).toHaveText('Mine.');
      await expect(editorOf(page)).toContainText('Mine.');
    });

    await test.step('after looking at starters, and a reload', async () => {
      await choose(page, 'Lost property');
      await choose(page, 'Signal hill');
      await bringBack(page).click();
      await expect(newestScene(page)).toHaveText('Mine.');
      await expect(bringBack(page)).toHaveCount(0);
      await choose(page, 'An empty page');
      await page.reload();
      await expect(newestScene(page)).toHaveText('Mine.');
    });
  });

  test('every starter can be played', { tag: '@soak' }, async ({ page }) => {
    await openPage(page, PLAYGROUND);
    const items = (await openGallery(page)).getByRole('button', { name: /./ });
    await expect(items.nth(9)).toBeVisible();
    const names = await items.evaluateAll((buttons) =>
      buttons.map((button) => button.querySelector('span > span')?.textContent ?? ''),
    );
    await page.keyboard.press('Escape');
    const titles = names.filter((name) => name !== '' && name !== 'An empty page');
    expect(titles.length).toBeGreaterThanOrEqual(10);
    for (const title of titles) {
      await newProject(page, title);
      await expect(editorOf(page)).toContainText(`// ${title}`);
      await expect(newestScene(page)).not.toHaveText('');
      await expect(page.getByRole('alert')).toHaveCount(0);
      await takeTurn(choicesIn(page).and(page.locator(':enabled')).first());
    }
  });
});
