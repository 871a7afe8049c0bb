import type { Page } from '@playwright/test';
import { expectNoViolation } from './support/axe';
import {
  confirm,
  cmsTest,
  expect,
  has,
  openForm,
  openProblems,
  openWindow,
  problemsOf,
  read,
  saveForm,
  sourceOf,
  toastOf,
  write,
} from './support/local-cms';

const test = cmsTest();

// Pages, and what changes with them: no other spec saves the sidebar or the redirects.
test.describe.configure({ mode: 'serial', timeout: 60_000 });

/** The questions the CMS has asked since the journey began; every answer is yes. */
const asked: string[] = [];
let page: Page;
test.beforeAll(async ({ browser }) => {
  page = await openWindow(browser, asked);
});
test.beforeEach(() => {
  asked.length = 0;
});
test.afterAll(() => page.close());

const preview = () => page.frameLocator('#preview-pane');

test('a page is created, with its line in the sidebar, and deleted again with its picture, which comes back', async () => {
  const sidebar = read('content/sidebars.yaml');
  const picture = 'static/img/night-cafe.svg';
  write(picture, '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await page.goto('/admin/#/collections/pages');
  await page.getByRole('link', { name: 'Create entry of type Page' }).click();
  await expect(page.getByLabel('Folder')).toHaveValue('');
  await expect(preview().getByRole('article')).toBeVisible();
  await expect(problemsOf(page)).toBeHidden();
  await page.getByLabel('Folder').selectOption('Ink Basics (ink-basics)');
  await page.getByLabel('Title').fill('Night café');
  await expect(page.getByText('in “Ink Basics”, after “Glossary”')).toBeVisible();
  await expect(page.getByText('/docs/ink-basics/night-cafe/', { exact: true })).toBeVisible();
  await page.getByLabel('Description').fill('How it runs.');
  await sourceOf(page).click();
  // At once: Enter would choose from the menu of what can follow “:::”.
  await page.keyboard.insertText(
    '![The café](/img/night-cafe.svg)\n\n:::note\n\nMind the gap.\n\n:::',
  );
  await expect(preview().getByRole('note')).toContainText('Mind the gap.');
  await saveForm(page);
  const file = 'content/docs/ink-basics/night-cafe.mdx';
  await expect(
    toastOf(page, `Created ${file}; in the sidebar it is in “Ink Basics”, after “Glossary”.`),
  ).toBeVisible();
  await expect.poll(() => has(file)).toBe(true);
  expect(read(file)).toBe(
    '---\ntitle: Night café\ndescription: How it runs.\n---\n\n![The café](/img/night-cafe.svg)\n\n:::note\n\nMind the gap.\n\n:::\n',
  );
  await expect
    .poll(() => read('content/sidebars.yaml'))
    .toBe(
      sidebar.replace(
        '- ink-basics/glossary\n',
        '- ink-basics/glossary\n      - ink-basics/night-cafe\n',
      ),
    );

  // The CMS navigates there itself.
  await expect(page.getByRole('button', { name: 'Rename or move …' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'View on the site' })).toHaveAttribute(
    'href',
    /\/docs\/ink-basics\/night-cafe\/$/,
  );
  await page.getByRole('button', { name: 'Delete page' }).click();
  const question = page.getByRole('dialog', { name: 'Delete “Night café”?' });
  await expect(question).toContainText('Then there is no page at /docs/ink-basics/night-cafe/.');
  await expect(question).toContainText('Its line in the sidebar is deleted as well.');
  await expectNoViolation(page, '.cmsPicker');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoViolation(page, '.cmsPicker');
  await page.emulateMedia({ colorScheme: 'light' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  expect(has(file)).toBe(true);
  await page.getByRole('button', { name: 'Delete page' }).click();
  await question.getByRole('checkbox', { name: 'Delete its picture as well' }).check();
  await confirm(page, 'Delete “Night café”?', 'Delete page');
  await expect(toastOf(page, 'Deleted “Night café”.')).toBeVisible();
  await expect.poll(() => read('content/sidebars.yaml')).toBe(sidebar);
  expect([file, picture].map(has)).toEqual([false, false]);
  await page.getByRole('button', { name: 'Restore “night-cafe.svg”' }).click();
  await expect(page.getByText('night-cafe.svg is among the pictures again.')).toBeVisible();
  expect([file, picture].map(has)).toEqual([false, true]);
});

test('the first save leaves the author in the text, at its place, and the preview where it was', async () => {
  await page.goto('/admin/#/collections/pages');
  await page.getByRole('link', { name: 'Create entry of type Page' }).click();
  await page.getByLabel('Title').fill('Long way');
  await page.getByLabel('Description').fill('Step by step.');
  await sourceOf(page).click();
  const line =
    'A step, and then a long line that goes over the edge of the pane, and so on, and on.';
  await page.keyboard.insertText(`${`${line}\n\n`.repeat(80)}Home.`);
  await page.mouse.move(300, 500);
  await page.mouse.wheel(0, -2000);
  await sourceOf(page).locator('.cm-line').filter({ hasText: line }).last().click();
  const cursor = () =>
    page.evaluate(() => document.getSelection()?.getRangeAt(0).getBoundingClientRect().top ?? 0);
  const before = await cursor();
  const scrolled = () =>
    page.evaluate(
      () => document.querySelector<HTMLIFrameElement>('#preview-pane')?.contentWindow?.scrollY ?? 0,
    );
  await expect.poll(scrolled).toBeGreaterThan(1000);
  const shown = await scrolled();
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByRole('button', { name: 'Rename or move …' })).toBeVisible();
  await expect(page).toHaveURL(/entries\/long-way$/);
  await expect(sourceOf(page)).toBeFocused();
  await expect.poll(async () => Math.abs((await cursor()) - before)).toBeLessThan(8);
  await expect.poll(async () => Math.abs((await scrolled()) - shown)).toBeLessThan(40);
  await page.keyboard.insertText(' Here.');
  await saveForm(page);
  await expect.poll(() => read('content/docs/long-way.mdx')).toMatch(/\n\nA step.* Here\./);

  await page.getByRole('button', { name: 'Delete page' }).click();
  await confirm(page, 'Delete “Long way”?', 'Delete page');
  await expect(toastOf(page, 'Deleted “Long way”.')).toBeVisible();
});

test('a page that others link to is not deleted', async () => {
  await openForm(page, 'pages/entries/atrament-basics/saves');
  await page.getByRole('button', { name: 'Delete page' }).click();
  const users = page.getByRole('dialog', { name: 'Not deleted: it is still in use' });
  await expect(
    users.getByRole('link', { name: 'Troubleshooting content/docs/troubleshooting.mdx' }),
  ).toBeVisible();
  await expectNoViolation(page, '.cmsInUse');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoViolation(page, '.cmsInUse');
  await page.emulateMedia({ colorScheme: 'light' });
  await users.getByRole('button', { name: 'Close' }).click();
  await expect(users).toHaveCount(0);
  await expect(page.getByText('Not deleted')).toHaveCount(0);
  expect(has('content/docs/atrament-basics/saves.mdx')).toBe(true);
});

test('renaming a page updates links to it and adds a redirect', async () => {
  const old = read('content/docs/first-game/itch.mdx');
  const redirects = read('content/redirects.yaml');
  await openForm(page, 'pages/entries/first-game/itch');
  await page.getByRole('button', { name: 'Rename or move …' }).click();
  await page.getByLabel('New file name').fill('shelf');
  await page.getByRole('button', { name: 'Continue' }).click();
  const changes = page.getByRole('group', { name: 'What changes' });
  await expect(changes).toContainText('1 page links to it and will be updated');
  await expect(
    changes.getByLabel('Send readers from /docs/first-game/itch/ to /docs/first-game/shelf/'),
  ).toBeChecked();
  await expectNoViolation(page, '.cmsPlace');
  await changes.getByRole('button', { name: 'Rename' }).click();
  const renamed = toastOf(page, 'The page is now at /docs/first-game/shelf/.');
  await expect(renamed.getByRole('link', { name: 'Send it in' })).toBeVisible();
  await expect(page.getByText('content/docs/first-game/shelf.mdx', { exact: true })).toBeVisible();
  await expect(page.getByText('Changes saved')).toBeVisible();
  expect(asked).toEqual([]);
  expect(has('content/docs/first-game/itch.mdx')).toBe(false);
  expect(read('content/docs/first-game/shelf.mdx')).toBe(old);
  expect(read('content/sidebars.yaml')).toContain('- first-game/shelf\n');
  expect(read('content/redirects.yaml')).toBe(
    `${redirects}- from: /docs/first-game/itch/\n  to: /docs/first-game/shelf/\n  reason: The page was renamed.\n`,
  );

  await page.getByRole('button', { name: 'Rename or move …' }).click();
  await page.getByLabel('New file name').fill('itch');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(changes).toContainText('The redirect from /docs/first-game/itch/ is removed');
  await changes.getByRole('button', { name: 'Rename' }).click();
  await expect(toastOf(page, 'The page is now at /docs/first-game/itch/.')).toBeVisible();
  expect(read('content/docs/first-game/itch.mdx')).toBe(old);
  expect(read('content/redirects.yaml')).toBe(redirects);
});

test('a redirect is added in its form', async () => {
  const redirects = read('content/redirects.yaml');
  await openForm(page, 'redirects/entries/redirects');
  await page.getByRole('button', { name: 'Add redirect' }).click();
  await expect(page.getByLabel('From').last()).toBeFocused();
  await expect(page.getByLabel('From').last()).toBeInViewport();
  await expect(problemsOf(page)).toContainText('The field “From” is empty. Fill it in');
  await page.getByLabel('From').last().fill('/docs/sleeping-car/');
  await page.getByLabel('To', { exact: true }).last().fill('/docs/quickstart/');
  await page.getByLabel('Reason').last().fill('The sleeping car was sold.');
  await page.getByRole('button', { name: 'Save', exact: true }).press('Enter');
  await expect
    .poll(() => read('content/redirects.yaml'))
    .toBe(
      `${redirects}- from: /docs/sleeping-car/\n  to: /docs/quickstart/\n  reason: The sleeping car was sold.\n`,
    );
});

test('the sidebar is a tree of titles, which changes only the lines that it moves', async () => {
  const before = read('content/sidebars.yaml');
  await openForm(page, 'sidebars/entries/sidebars');
  const row = (title: string) => page.getByRole('button', { name: title, exact: true });
  const said = page.getByRole('status').filter({ hasText: 'is now' });
  const readers = () => preview().getByRole('navigation').getByRole('link');
  await expect(readers().first()).toHaveText('Quickstart');

  await row('Troubleshooting').dragTo(row('All tags and markup'), {
    targetPosition: { x: 60, y: 3 },
  });
  await expect(said).toHaveText(/“Troubleshooting” is now at the top level, \d+ of \d+\./);
  await expect(
    readers().filter({ hasText: /^(?:All tags and markup|Troubleshooting)$/ }),
  ).toHaveText(['Troubleshooting', 'All tags and markup']);
  await saveForm(page);
  const swapped = before.replace(
    '  - reference\n  - troubleshooting\n',
    '  - troubleshooting\n  - reference\n',
  );
  await expect.poll(() => read('content/sidebars.yaml')).toBe(swapped);

  // With the keyboard alone, and back again.
  await row('Items of Ink Basics').press('Enter');
  await row('Items of Ink Basics').press('Tab');
  await page.keyboard.press('ArrowDown');
  const [first, second] = ['ink-basics/intro', 'ink-basics/flow'];
  await page.keyboard.press('Alt+ArrowDown');
  await expect(said).toContainText('in “Ink Basics”, 2 of 6.');
  // It was closed for readers, and shows what has changed in it.
  await expect(readers().filter({ hasText: 'Ink in one sitting' })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+s');
  await expect
    .poll(() => read('content/sidebars.yaml'))
    .toBe(
      swapped.replace(
        `      - ${first}\n      - ${second}\n`,
        `      - ${second}\n      - ${first}\n`,
      ),
    );
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await page.keyboard.press('ControlOrMeta+s');
  await expect.poll(() => read('content/sidebars.yaml')).toBe(swapped);
});

test('what would stop a build is listed above the sidebar, and leads to its place', async () => {
  const before = read('content/sidebars.yaml');
  const twice = before.replace('      - ink-basics/glossary\n', '$&      - ink-basics/flow\n');
  write('content/sidebars.yaml', twice);
  await openForm(page, 'sidebars/entries/sidebars');
  await expect(problemsOf(page)).toContainText('The sidebar lists “ink-basics/flow” twice.');
  await expect(page.getByText('Problems (optional)')).toBeHidden();
  await openProblems(page);
  await problemsOf(page).getByRole('button', { name: 'Show' }).click();
  await expect(page.locator(':focus')).toBeInViewport();
  await expect(page.locator(':focus')).toHaveText('Flow: weave, tunnels, threads');

  await page.getByRole('group', { name: 'Add at the end' }).getByText('Link').click();
  await page.getByLabel('Address').fill('/docs/nowhere/');
  await page.getByLabel('Label').fill('Nowhere');
  await expect(problemsOf(page).getByRole('status')).toHaveText('2 problems that stop a build');
  await saveForm(page);
  await expect(toastOf(page, 'This file has 2 problems that stop a build.')).toBeVisible();
  write('content/sidebars.yaml', before);
});
