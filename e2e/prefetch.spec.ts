import { expect, test, type Page } from '@playwright/test';
import { openPage } from './support/pages';
import { pageData } from './support/requests';

const TARGET = pageData('docs/troubleshooting');
const link = (page: Page) =>
  page
    .getByRole('navigation', { name: 'Docs sidebar' })
    .getByRole('link', { name: 'Troubleshooting' });

function noteRequests(page: Page): string[] {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  return addresses;
}

/** Reports the given connection to the page. */
async function onConnection(page: Page, connection: object): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { value });
  }, connection);
}

const fetched = (requests: string[]) => requests.filter((address) => TARGET.test(address)).length;

test('the next page is fetched, and no other page whose link is in sight', async ({ page }) => {
  const requests = noteRequests(page);
  await openPage(page, '/docs/cookbook/inventory/');
  const next = page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link').last();
  const address = (await next.getAttribute('href'))!;
  const pages = () => requests.filter((request) => request.includes('/page-data/docs/'));
  await expect
    .poll(() => pages().some((request) => request.includes(`/page-data${address}`)))
    .toBe(true);
  await page.waitForLoadState('networkidle');
  expect(pages().filter((request) => !request.includes(`/page-data${address}`))).toEqual([
    expect.stringContaining('/page-data/docs/cookbook/inventory/'),
  ]);
});

test('a page is fetched when the pointer, a finger or the focus is on its link', async ({
  page,
}) => {
  const requests = noteRequests(page);
  await openPage(page, '/docs/quickstart/');
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  for (const [name, data, type] of [
    ['Troubleshooting', TARGET, 'pointer'],
    ['Ink Basics', pageData('docs/category/ink-basics'), 'touchstart'],
    ['All tags and markup', pageData('docs/reference'), 'focusin'],
  ] as const) {
    const count = () => requests.filter((address) => data.test(address)).length;
    expect(count(), name).toBe(0);
    const entry = sidebar.getByRole('link', { name, exact: true });
    await (type === 'pointer' ? entry.hover() : entry.dispatchEvent(type));
    await expect.poll(count, name).toBe(1);
  }
});

test(
  'a page that is opened with a query has its data fetched once',
  { tag: '@soak' },
  async ({ page }) => {
    const requests = noteRequests(page);
    await openPage(page, '/docs/troubleshooting/?utm_source=letter');
    await page.waitForLoadState('networkidle');
    expect(requests.filter((address) => TARGET.test(address))).toEqual([
      expect.stringMatching(/page-data\.json$/),
    ]);
  },
);

for (const [name, connection] of [
  ['the reader saves data', { saveData: true, effectiveType: '4g' }],
  ['the connection is 2g', { saveData: false, effectiveType: '2g' }],
  ['the connection is slower than 2g', { saveData: false, effectiveType: 'slow-2g' }],
] as const) {
  test(`nothing is fetched ahead where ${name}`, { tag: '@soak' }, async ({ page }) => {
    await onConnection(page, connection);
    await page.clock.install();
    const requests = noteRequests(page);
    await page.goto('/docs/quickstart/');
    // The app does not load without input there, see early-actions.spec.ts.
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused();
    await page.keyboard.press('Escape');
    await page.clock.runFor(20_000);
    await link(page).hover();
    await page.clock.runFor(5_000);
    await page.waitForLoadState('networkidle');
    expect(fetched(requests)).toBe(0);

    await link(page).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Troubleshooting' })).toBeVisible();
    expect(fetched(requests)).toBe(1);
  });
}
