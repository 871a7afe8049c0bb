import { readdirSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { siteDirectory } from './support/site-pages';

const REVALIDATE = 'public, max-age=0, must-revalidate';
const FOR_EVER = 'public, max-age=31536000, immutable';
const names = readdirSync(siteDirectory);
const script = `/${String(names.find((name) => /^app-[\da-f]{6}\.js$/.test(name)))}`;

for (const address of ['/', '/docs/quickstart/', '/no-such-page/', '/reference.json', script]) {
  test(`${address} is answered with the headers of the whole site`, async ({ request }) => {
    const headers = (await request.get(address)).headers();
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['permissions-policy']).toBe('camera=(), geolocation=(), microphone=()');
    expect(headers['content-security-policy']).toBe("frame-ancestors 'self'");
  });
}

for (const address of ['/', '/docs/quickstart/', '/docs/quickstart/index.md', '/sitemap.xml']) {
  test(`${address} is revalidated each time`, async ({ request }) => {
    const first = await request.get(address);
    expect(first.headers()['cache-control']).toBe(REVALIDATE);
    const { etag = '' } = first.headers();
    expect(etag).not.toBe('');
    const again = await request.get(address, { headers: { 'If-None-Match': etag } });
    expect(again.status()).toBe(304);
  });
}

test('so is the data of pages', async ({ request }) => {
  const response = await request.get('/page-data/docs/quickstart/page-data.json');
  expect(response.headers()['cache-control']).toBe(REVALIDATE);
});

test('browsers look for a new version in the service worker', async ({ request }) => {
  const response = await request.get('/service-worker.js');
  expect(response.headers()['cache-control']).toBe('no-cache');
});

test('files with a hash in their names are cached for a year', async ({ request }) => {
  const [font = ''] = readdirSync(`${siteDirectory}/static`).filter((name) =>
    name.endsWith('.woff2'),
  );
  const [piece = ''] = readdirSync(`${siteDirectory}/pagefind/index`);
  for (const address of [script, `/static/${font}`, `/pagefind/index/${piece}`]) {
    const response = await request.get(address);
    expect(response.status()).toBe(200);
    expect(response.headers()['cache-control']).toBe(FOR_EVER);
  }
});

for (const [address, type] of [
  ['/docs/quickstart/index.md', /^text\/markdown/],
  ['/manifest.webmanifest', /^application\/manifest\+json/],
  ['/reference.json', /^application\/json/],
  ['/llms.txt', /^text\/plain/],
] as const) {
  test(`${address} has its content type`, async ({ request }) => {
    expect((await request.get(address)).headers()['content-type']).toMatch(type);
  });
}
