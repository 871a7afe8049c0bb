import { expect, test, type Page } from '@playwright/test';
import { handleSignIn } from '../src/desk/sign-in/handle-sign-in';
import { dressPage, expectNoViolation, isQuickLook, looks } from './support/axe';
import { noteConsole } from './support/console-messages';
import { GitRepository } from './support/git-repository';
import { GithubHost } from './support/github-host';
import { findOverflow } from './support/overflow';
import { confirm } from './support/team-cms';

test('where a backend is named, the CMS is published and asks to sign in', async ({ page }) => {
  const messages = noteConsole(page);
  const outside: string[] = [];
  page.on('request', (request) => {
    if (!/^(?:http:\/\/localhost|data:|blob:)/.test(request.url())) outside.push(request.url());
  });
  await page.goto('admin/');
  await expect(page.getByRole('button', { name: 'Sign in with GitHub' })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  expect(outside).toEqual([]);
  // It logs its version.
  expect(messages.filter((message) => !message.startsWith('log: '))).toEqual([]);
});

test('a writer signs in with GitHub, and stays signed in', async ({ page, context, baseURL }) => {
  const host = new GithubHost(GitRepository.of(['content/docs/ink-basics']));
  await host.serve(page, { isSignedIn: false });
  const siteOrigin = new URL(baseURL ?? '').origin;
  const settings = { clientId: 'an-id', clientSecret: 'a-secret', siteOrigin };
  // What Netlify, or a server of one’s own, does at /auth.
  await context.route(/^https:\/\/atrament\.ink\/auth/, async (route) => {
    const headers = { Cookie: (await route.request().allHeaders()).cookie ?? '' };
    const answer = await handleSignIn(new Request(route.request().url(), { headers }), settings);
    await route.fulfill({
      status: answer?.status ?? 404,
      headers: Object.fromEntries(answer?.headers ?? []),
      body: (await answer?.text()) ?? '',
    });
  });
  await context.route('https://github.com/login/oauth/authorize**', (route) => {
    const asked = new URL(route.request().url()).searchParams;
    const Location = `${asked.get('redirect_uri')}?code=a-code&state=${asked.get('state')}`;
    return route.fulfill({ status: 302, headers: { Location } });
  });
  const { fetch } = globalThis;
  globalThis.fetch = () => Promise.resolve(Response.json({ access_token: 'a-token' }));
  await page.goto('admin/');
  await page.getByRole('button', { name: 'Sign in with GitHub' }).click();
  await expect(page.getByRole('heading', { name: 'Pages', exact: true })).toBeVisible();
  globalThis.fetch = fetch;
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Pages', exact: true })).toBeVisible();
  host.repository.remove();
});

/** Makes the published CMS work on a repository inside the page. */
async function withRepository(page: Page, files: Record<string, string>) {
  await page.addInitScript((docs) => {
    const entries = Object.entries(docs).map(([name, content]) => [name, { content }] as const);
    const folder = Object.fromEntries(entries);
    // This backend lists a folder by its full path, and finds a file by each segment of it.
    Object.assign(window, { repoFiles: { content: { docs: folder }, 'content/docs': folder } });
  }, files);
  await page.route('**/admin/', async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const body = text.replace(/"backend":\{[^}]*\}/, '"backend":{"name":"test-repo"}');
    await route.fulfill({ response, body });
  });
}

const contentOf = (page: Page, name: string) =>
  page.evaluate((file) => {
    const { repoFiles } = window as unknown as {
      repoFiles: { content: { docs: Record<string, { content: string }> } };
    };
    return repoFiles.content.docs[file]?.content;
  }, name);

test('a change of a team goes from a draft to review, is ready, and then is published', async ({
  page,
}) => {
  const before = '---\ntitle: The lamp\ndescription: About it.\n---\n\nIt burns.\n';
  await withRepository(page, { 'lamp.mdx': before });
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto('admin/');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Pages', exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'The lamp' }).click();
  await page.getByLabel('Title').fill('The lantern');
  await page.getByRole('button', { name: 'Save', exact: true }).click();

  const setStatus = async (from: string, to: string) => {
    await page.getByRole('button', { name: `Status: ${from}` }).click();
    await page.getByRole('menuitem', { name: to }).click();
    await expect(page.getByRole('button', { name: `Status: ${to}` })).toBeVisible();
  };
  await setStatus('Draft', 'In review');
  await page.goto('admin/#/workflow');
  await expect(page.getByText('1 change is in review, 0 ready to be published.')).toBeVisible();
  await page.getByRole('link', { name: 'The lantern' }).click();
  await setStatus('In review', 'Ready');
  expect(await contentOf(page, 'lamp.mdx')).toBe(before);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByText('Publish now').click();
  await confirm(page, 'Publish this change?', 'Publish');
  await expect
    .poll(() => contentOf(page, 'lamp.mdx'))
    .toBe(before.replace('The lamp', 'The lantern'));
});

test.describe('looks', () => {
  test.use({ bypassCSP: true });
  for (const look of looks.filter(isQuickLook)) {
    test(`signing in and the review can be read: ${look.colorScheme}, ${look.width} px`, async ({
      page,
    }) => {
      await dressPage(page, look);
      await page.goto('admin/');
      await expect(page.getByRole('button', { name: 'Sign in with GitHub' })).toBeVisible();
      await expectNoViolation(page);

      const text = '---\ntitle: The lamp\ndescription: About it.\n---\n\nIt burns.\n';
      const host = new GithubHost(GitRepository.of(['content/docs/ink-basics']));
      await host.serve(page);
      const [branch, file] = ['cms/pages/ink-basics/lamp', 'content/docs/ink-basics/lamp.mdx'];
      host.repository.git(['branch', branch, 'main']);
      host.repository.change(branch, file, text);
      host.pullRequests.push({
        number: 1,
        title: 'Create Page “ink-basics/lamp”',
        branch,
        labels: ['decap-cms/draft'],
        state: 'open',
      });
      await page.goto('about:blank');
      await page.goto('admin/#/workflow');
      await expect(page.getByRole('heading', { name: 'The lamp' })).toBeVisible();
      await expectNoViolation(page);
      expect(await findOverflow(page)).toEqual({ pixels: 0, elements: [] });
      host.repository.remove();
    });
  }
});

test('no list of the site knows of the CMS', async ({ request }) => {
  for (const list of ['sitemap.xml', 'llms.txt', 'site-index.json', 'docs/']) {
    const answer = await request.get(list);
    expect(answer.status(), list).toBe(200);
    expect(await answer.text(), list).not.toContain('/admin');
  }
});
