import { expect, test } from '@playwright/test';
import { handleSignIn } from '../src/cms/sign-in/handle-sign-in';
import { dressPage, expectNoViolation, looks } from './support/axe';
import { noteConsole } from './support/console-messages';
import { GitRepository } from './support/git-repository';
import { GithubHost } from './support/github-host';
import { findOverflow } from './support/overflow';

test.describe('looks', () => {
  test.use({ bypassCSP: true });
  test(
    'the page to sign in can be read in all colours and widths',
    { tag: '@soak' },
    async ({ page }) => {
      await page.goto('admin/');
      await expect(page.getByRole('button', { name: 'Sign in with GitHub' })).toBeVisible();
      for (const look of looks) {
        await dressPage(page, look);
        await expectNoViolation(page);
        expect(await findOverflow(page)).toEqual({ pixels: 0, elements: [] });
      }
    },
  );
});

/** What leads on as a redirect does: Playwright does not see where one goes that it has answered. */
const leadTo = (address: string, headers: Record<string, string> = {}) => ({
  headers: { ...headers, 'content-type': 'text/html' },
  body: `<script>location.replace(${JSON.stringify(address)})</script>`,
});

test('where a backend is named, the CMS is published; a writer signs in with GitHub, and stays signed in', async ({
  page,
  context,
  baseURL,
}) => {
  const messages = noteConsole(page);
  const outside: string[] = [];
  page.on('request', (request) => {
    if (!/^(?:http:\/\/localhost|data:|blob:)/.test(request.url())) outside.push(request.url());
  });
  const host = new GithubHost(GitRepository.of(['content/docs/ink-basics']));
  await host.serve(page, { isSignedIn: false });
  const siteOrigin = new URL(baseURL ?? '').origin;
  const settings = { clientId: 'an-id', clientSecret: 'a-secret', siteOrigin };
  // What Netlify, or a server of one’s own, does at /auth.
  await context.route(/^https:\/\/atrament\.ink\/auth/, async (route) => {
    const headers = { Cookie: (await route.request().allHeaders()).cookie ?? '' };
    const answer = await handleSignIn(new Request(route.request().url(), { headers }), settings);
    const { location, ...rest } = Object.fromEntries(answer?.headers ?? []);
    if (location !== undefined) return route.fulfill(leadTo(location, rest));
    return route.fulfill({
      status: answer?.status ?? 404,
      headers: rest,
      body: (await answer?.text()) ?? '',
    });
  });
  await context.route('https://github.com/login/oauth/authorize**', (route) => {
    const asked = new URL(route.request().url()).searchParams;
    const { redirect_uri, state } = Object.fromEntries(asked);
    return route.fulfill(leadTo(`${redirect_uri}?code=a-code&state=${state}`));
  });
  const { fetch } = globalThis;
  globalThis.fetch = () => Promise.resolve(Response.json({ access_token: 'a-token' }));
  await page.goto('admin/');
  const signIn = page.getByRole('button', { name: 'Sign in with GitHub' });
  await expect(signIn).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  expect(outside).toEqual([]);
  // It logs its version.
  expect(messages.filter((message) => !message.startsWith('log: '))).toEqual([]);
  await signIn.click();
  await expect(page.getByRole('heading', { name: 'Pages', exact: true })).toBeVisible();
  globalThis.fetch = fetch;
  // Pages are read, and nothing about them: with a request more for each, a large site would use up GitHub’s limit.
  const asked = (start: string) => host.asked.filter((request) => request.startsWith(start));
  const pages = host.repository.list('main', true).filter(({ path }) => path.endsWith('.mdx'));
  await expect.poll(() => asked('GET /git/blobs/').length).toBeGreaterThanOrEqual(pages.length);
  expect(asked('GET /commits')).toEqual([]);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Pages', exact: true })).toBeVisible();
  host.repository.remove();
});

test('no list of the site knows of the CMS', async ({ request }) => {
  for (const list of ['sitemap.xml', 'llms.txt', 'site-index.json', 'docs/']) {
    const answer = await request.get(list);
    expect(answer.status(), list).toBe(200);
    expect(await answer.text(), list).not.toContain('/admin');
  }
});
