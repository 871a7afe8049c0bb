import { readFileSync } from 'node:fs';
import path from 'node:path';
import { addFiles, makeProject } from '../../../testing/temp-project';
import { Threads } from '../threads/threads';
import { rewritePages, pageAddresses } from './rewrite-pages';

const page = (text: string) =>
  `<html><head><title>A</title></head><body><main class="prose"><p id="x">${text}</p>` +
  '<a href="/docs/b/">B</a></main></body></html>';

function makeCache() {
  const values = new Map<string, unknown>();
  return {
    get: (key: string) => Promise.resolve(values.get(key)),
    set: (key: string, value: unknown) => Promise.resolve(values.set(key, value)),
  };
}

const output = makeProject({
  'index.html': page('Home'),
  'docs/a/index.html': page('One'),
  '404.html': page('None'),
});
const cache = makeCache();
const threads = new Threads();
const keys = new Map([['/docs/a/', 'a']]);
const finish = (earlyScript = 'go()') =>
  rewritePages(output, pageAddresses(output), {
    defer: { earlyScript, scripts: [], code: {}, pathPrefix: '' },
    print: new Map([['/docs/a/', { path: '/docs/a/', keys, pathPrefix: '', deeper: 1 }]]),
    cache,
    threads,
  });

it('reads and rewrites a page, and again only once it or the scripts have changed', async () => {
  const { html, parsed } = await finish();
  expect([...html.keys()]).toEqual(['/docs/a/', '/']);
  expect(parsed).toBe(2);
  expect(html.get('/docs/a/')?.page).toMatchObject({ hrefs: ['/docs/b/'], ids: ['x'] });
  expect(html.get('/docs/a/')?.printed).toContain('<p id="a:x">One</p>');
  expect(html.get('/')?.printed).toBeNull();
  expect(readFileSync(path.join(output, 'index.html'), 'utf8')).toContain(
    'Content-Security-Policy',
  );

  expect((await finish()).parsed).toBe(0);
  addFiles(output, { 'docs/a/index.html': page('Two') });
  const edited = await finish();
  expect(edited.parsed).toBe(1);
  expect(edited.html.get('/docs/a/')?.printed).toContain('Two');
  expect((await finish('other()')).parsed).toBe(2);
});
