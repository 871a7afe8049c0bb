import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { expect, type Locator, type Page } from '@playwright/test';
import { download } from './games';
import { pngFile } from './media-files';
import { openPage } from './pages';
import { newestScene, storyIn } from './player';
import { openStory } from './playground';
import { nameOf, openProjects, writeProject } from './projects';

/** A field in which Enter or Escape does something. */
export interface Tool {
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
/** The text of an ink editor. */
export const editor = textbox(/\bink\b/i);
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

/** Every tool with such a field, and how to open it. */
export const tools: readonly Tool[] = [
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
