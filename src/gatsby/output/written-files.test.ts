import { existsSync } from 'node:fs';
import path from 'node:path';
import { addFiles, makeProject } from '../../../testing/temp-project';
import { WrittenFiles } from './written-files';

const kept = new Map<string, unknown>();
const cache = {
  get: (key: string) => Promise.resolve(kept.get(key)),
  set: (key: string, value: unknown) => Promise.resolve(kept.set(key, value)),
};
const output = makeProject({ 'docs/a/index.html': 'A' });
const has = (file: string) => existsSync(path.join(output, file));

async function build(pages: string[], addresses: string[]) {
  const files = new WrittenFiles(output, cache);
  await files.begin(pages);
  const begun = addresses.filter(has);
  files.write(addresses.map((address) => ({ address, text: address })));
  files.removeLeftovers();
  await files.end();
  return begun;
}

it('removes what the last build has written and this one has not, and nothing of others', async () => {
  await build(['/docs/a/'], ['/docs/a/index.md', '/old/index.html', '/robots.txt']);
  await build(['/docs/a/'], ['/robots.txt']);
  expect(has('docs/a/index.html')).toBe(true);
  expect(has('robots.txt')).toBe(true);
  expect(has('docs/a/index.md')).toBe(false);
  expect(has('old/index.html')).toBe(false);
});

it('removes what is left before the files of the site are listed, and remembers what is written after that', async () => {
  await build([], ['/app-start-old.js', '/list.json']);
  const files = new WrittenFiles(output, cache);
  await files.begin([]);
  files.write([{ address: '/app-start-new.js', text: '' }]);
  files.removeLeftovers();
  expect(has('app-start-old.js')).toBe(false);
  files.write([{ address: '/list.json', text: '' }]);
  await files.end();
  expect(has('list.json')).toBe(true);
  await build([], []);
  expect([has('app-start-new.js'), has('list.json')]).toEqual([false, false]);
});

it('removes its documents before pages are looked for, but no page that took the place of one', async () => {
  await build([], ['/moved/index.html', '/gone/index.html']);
  addFiles(output, { 'moved/index.html': 'a page' });
  expect(await build(['/moved/'], ['/gone/index.html'])).toEqual([]);
  expect(has('moved/index.html')).toBe(true);
});
