import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { tagOf } from './support/every-run';
import { download } from './support/games';
import { pngFile } from './support/media-files';
import { openPage } from './support/pages';
import { buttonIn, newestScene, storyIn } from './support/player';
import { openStory } from './support/playground';
import { nameOf, openProjects, writeProject } from './support/projects';

/** When browsers send the keys that end or reject a composition; Safari does so after it. */
const ways = ['within the composition', 'after it, as in Safari'] as const;

interface Tool {
  name: string;
  key: 'Enter' | 'Escape';
  /** Opens the tool, with the focus in its field. */
  open: (page: Page, file: string) => Promise<unknown>;
  field: (page: Page) => Locator;
  /** What the key makes appear. */
  shows?: (page: Page) => Locator;
  /** What it closes, if it makes nothing appear and this is not the field. */
  closes?: (page: Page) => Locator;
  /** What is composed. */
  word?: string;
}

const SAMPLE_PAGE = '/docs/atrament-basics/choices/';
const STORY = 'VAR lamp = 1\nOne lamp.\nTwo lamps: {lamp}.\n+ [On] -> END\n';
const WINDOW = `VAR name = ""
[button onclick=ask]Ask[/button]
+ [On] -> END
=== function ask()
[title]Your name[/title]
[input var=name]
`;

const text = (words: string | RegExp) => (page: Page) => page.getByText(words);
const textbox = (name: string | RegExp) => (page: Page) => page.getByRole('textbox', { name });
const search = (page: Page): Locator => page.getByRole('combobox', { name: 'Search' });
const filter = (page: Page): Locator => page.getByRole('main').getByRole('searchbox').first();
const editor = textbox(/\bink\b/i);
const option = (page: Page): Locator => page.getByRole('option').first();
const storyWindow = (page: Page): Locator => page.getByRole('dialog', { name: 'Your name' });

const openSearch = async (page: Page): Promise<void> => {
  await openPage(page, '/docs/quickstart/');
  await page.keyboard.press('/');
};
const openFilter = (address: string) => async (page: Page) => {
  await openPage(page, address);
  await filter(page).focus();
};
const openEditor = (address: string, name: string) => async (page: Page) => {
  await openPage(page, address);
  await page.getByRole('main').getByRole('button', { name, exact: true }).first().click();
};
/** Opens the playground, and what a key in its editor opens. */
const openByKey = (key: string) => async (page: Page) => {
  await openStory(page, STORY);
  await editor(page).getByText('lamp').first().click();
  await page.keyboard.press(key);
};
const openNewFile = async (page: Page): Promise<void> => {
  await openStory(page, STORY);
  await page.getByRole('button', { name: 'New file' }).click();
};

const found = {
  field: filter,
  closes: text(/^\d+ of \d+ entries$/),
};
const leave = {
  key: 'Escape',
  field: editor,
  shows: text('Tab now leaves the editor, until you type again.'),
} as const;

const tools: readonly Tool[] = [
  { name: 'search', key: 'Enter', word: 'glue', open: openSearch, field: search, closes: option },
  { name: 'search', key: 'Escape', open: openSearch, field: search },
  {
    name: 'page of the search',
    key: 'Enter',
    word: 'glue',
    open: async (page) => {
      await openPage(page, '/search/');
      await search(page).focus();
    },
    field: search,
    closes: option,
  },
  ...(['Enter', 'Escape'] as const).map((key) => ({
    ...found,
    name: 'filter of the reference',
    key,
    word: 'audio',
    open: openFilter('/docs/reference/'),
  })),
  {
    ...found,
    name: 'finder of symptoms',
    key: 'Escape',
    word: 'saves',
    open: openFilter('/docs/troubleshooting/'),
  },
  {
    name: 'name of the project',
    key: 'Enter',
    open: async (page) => {
      await writeProject(page, 'One.\n');
      await nameOf(page).focus();
    },
    field: nameOf,
    closes: (page) => nameOf(page).and(page.locator(':focus')),
  },
  {
    name: 'name of a project in the list',
    key: 'Escape',
    open: async (page) => {
      await writeProject(page, 'One.\n');
      const list = await openProjects(page);
      await list.getByRole('button', { name: 'Rename “One.”' }).click();
    },
    field: textbox('New name of “One.”'),
  },
  {
    name: 'name of a new file',
    key: 'Escape',
    open: openNewFile,
    field: textbox('Name of the file'),
  },
  {
    name: 'name of a file of ink',
    key: 'Escape',
    open: async (page) => {
      await openNewFile(page);
      await textbox('Name of the file')(page).fill('two');
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: 'Rename' }).click();
    },
    field: textbox('Name of the file'),
  },
  {
    name: 'name of a picture',
    key: 'Escape',
    open: async (page) => {
      await writeProject(page, 'One.\n');
      await page.getByRole('tab', { name: 'Files' }).click();
      const files = page.getByRole('tabpanel', { name: 'Files' });
      await files.getByLabel('Add files').setInputFiles(await pngFile(page, 'lamp.png', 4));
      await files.getByRole('button', { name: 'Rename lamp.png' }).click();
    },
    field: (page) => page.getByRole('tabpanel', { name: 'Files' }).getByRole('textbox'),
  },
  {
    name: 'name in a story',
    key: 'Escape',
    open: openByKey('F2'),
    field: textbox(/^New name for the variable/),
  },
  {
    name: 'find in all files',
    key: 'Escape',
    open: openByKey('Control+Shift+F'),
    field: (page) => page.getByRole('searchbox', { name: 'Find' }),
  },
  {
    name: 'find',
    key: 'Enter',
    word: 'lamp',
    open: openByKey('Control+f'),
    field: textbox('Find'),
    shows: text(/^\d of 4$/),
  },
  { name: 'find', key: 'Escape', open: openByKey('Control+f'), field: textbox('Find') },
  {
    name: 'replace',
    key: 'Enter',
    open: async (page) => {
      await openByKey('Control+f')(page);
      await textbox('Find')(page).fill('One');
      // The search reads its field after a key.
      await page.keyboard.press('End');
      await page.keyboard.press('Enter');
      await textbox('Replace')(page).focus();
    },
    field: textbox('Replace'),
    shows: (page) => editor(page).getByText('かな lamp.'),
  },
  {
    name: 'notice over the story',
    key: 'Escape',
    open: async (page) => {
      await openStory(page, STORY);
      await buttonIn(page, 'Share').click();
      await text(/^The link is in the clipboard/)(page).waitFor();
      await editor(page).focus();
    },
    field: editor,
    closes: text(/^The link is in the clipboard/),
  },
  {
    name: 'focus mode',
    key: 'Escape',
    open: openByKey('Control+Shift+Enter'),
    field: editor,
    shows: (page) => page.getByRole('banner'),
  },
  { ...leave, name: 'editor of the playground', open: openByKey('Home') },
  {
    ...leave,
    name: 'editor of a sample',
    open: openEditor(SAMPLE_PAGE, 'Edit'),
  },
  {
    ...leave,
    name: 'editor of an exercise',
    open: openEditor('/docs/ink-basics/flow/', 'Solve it here'),
  },
  {
    ...leave,
    name: 'editor of the course',
    open: openEditor('/docs/first-game/scene/', 'Write it in your game'),
  },
  {
    name: 'meaning of a term beside an editor',
    key: 'Escape',
    open: async (page) => {
      await openEditor(SAMPLE_PAGE, 'Edit')(page);
      await expect(editor(page)).toBeFocused();
      await page.getByRole('main').getByRole('link', { name: 'tags', exact: true }).first().hover();
      await expect(page.getByRole('tooltip')).toBeVisible();
    },
    field: editor,
    closes: (page) => page.getByRole('tooltip'),
  },
  {
    name: 'window of a story',
    key: 'Escape',
    open: async (page) => {
      await openStory(page, WINDOW);
      await storyIn(page).getByRole('button', { name: 'Ask' }).click();
      await storyWindow(page).getByRole('textbox').focus();
    },
    field: (page) => storyWindow(page).getByRole('textbox'),
  },
  {
    name: 'menu of a game',
    key: 'Escape',
    open: async (page, file) => {
      await openStory(page, 'VAR name = ""\nWho? [input var=name]\n+ [On] -> END\n');
      writeFileSync(file, (await download(page, 'One file')).bytes);
      await page.goto(pathToFileURL(file).href);
      await page.getByRole('button', { name: 'New game' }).click();
      await newestScene(page).getByRole('textbox').focus();
    },
    field: (page) => newestScene(page).getByRole('textbox'),
    shows: (page) => page.getByRole('dialog', { name: 'Menu' }),
  },
];

/** What is written in a field or an editor. */
const contentOf = (field: Locator): Promise<string | null> =>
  field.evaluate((element) =>
    element instanceof HTMLInputElement ? element.value : element.textContent,
  );

for (const way of ways) {
  const isWithin = way === 'within the composition';
  for (const [index, { name, key, open, word = 'かな', ...tool }] of tools.entries()) {
    // After a composition, CodeMirror itself keeps Safari’s key from its text; it knows Safari by its name.
    if (tool.field === editor && !isWithin) continue;
    // One listener serves all tools: every run tries each tool in one way.
    const tag = tagOf(tool.field === editor || isWithin === (index % 2 === 0));

    test(
      `${name}: ${way}, Enter and Escape do nothing; then ${key} acts`,
      { tag },
      async ({ page, context }, testInfo) => {
        await context.grantPermissions(['clipboard-read', 'clipboard-write']);
        await open(page, testInfo.outputPath('game.html'));
        const field = tool.field(page);
        const [shown, hidden] = tool.shows
          ? [field, tool.shows(page)]
          : [(tool.closes ?? tool.field)(page), null];
        await expect(field).toBeFocused();

        const devtools = await context.newCDPSession(page);
        const caret = { selectionStart: word.length, selectionEnd: word.length };
        await devtools.send('Input.imeSetComposition', { text: word, ...caret });
        if (!isWithin) await page.keyboard.insertText(word);
        await expect(shown).toBeVisible();
        const content = await contentOf(field);
        // What a click leads to comes later.
        const clicks = await page.evaluateHandle(() => {
          const seen: Event[] = [];
          window.addEventListener('click', (event) => seen.push(event), { capture: true });
          return seen;
        });

        for (const [composed, code] of [
          ['Enter', 13],
          ['Escape', 27],
        ] as const) {
          const event = { key: composed, code: composed };
          await devtools.send('Input.dispatchKeyEvent', {
            ...event,
            type: 'rawKeyDown',
            windowsVirtualKeyCode: 229,
          });
          await devtools.send('Input.dispatchKeyEvent', {
            ...event,
            type: 'keyUp',
            windowsVirtualKeyCode: code,
          });
          expect(await clicks.evaluate(({ length }) => length)).toBe(0);
          await expect(field).toBeFocused();
          expect(await contentOf(field)).toBe(content);
          await expect(shown).toBeVisible();
          if (hidden) await expect(hidden).toHaveCount(0);
        }

        if (isWithin) await page.keyboard.insertText(word);
        await page.keyboard.press(key);
        if (hidden) await expect(hidden).toBeVisible();
        else await expect(shown).toHaveCount(0);
      },
    );
  }
}
