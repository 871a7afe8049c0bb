/** @jest-environment node */
import { siteConfig } from '../../site/site-config';
import type { DocsPage } from './docs-pages';
import { machineFiles } from './machine-files';

const page = (fields: Partial<DocsPage>): DocsPage => ({
  path: '/docs/a/',
  docId: 'a',
  title: 'A',
  description: 'On A.',
  trail: ['Ink', 'A'],
  tree: [['p', 0, ['a', { href: '/docs/b/' }, 'B']]],
  cards: [],
  lastUpdate: null,
  isUnlisted: false,
  version: 'current',
  isCurrent: true,
  isReference: false,
  ...fields,
});

const cache = { get: () => Promise.resolve(undefined), set: () => Promise.resolve() };
const options = { site: siteConfig, pathPrefix: '/base', cache, digest: '' };
const textOf = async (pages: DocsPage[], address: string) =>
  (await machineFiles(pages, options)).find((file) => file.address === address)?.text ?? '';

test('each page has a twin whose links lead to the published site', async () => {
  expect(await textOf([page({})], '/docs/a/index.md')).toContain(
    `[B](${siteConfig.url}/base/docs/b/)`,
  );
});

test('a page that lists others has them in its twin', async () => {
  const card = { label: 'B', href: '/docs/b/', description: 'On B.', parts: [] };
  const cards = [{ kind: 'page' as const, ...card }];
  const category = page({ path: '/docs/category/ink/', tree: null, cards });
  expect(await textOf([category], '/docs/category/ink/index.md')).toMatch(
    /- \[B\]\(.*\/docs\/b\/\): On B\./,
  );
});

test('llms.txt lists pages by their outermost group, without the unlisted and the old', async () => {
  const text = await textOf(
    [
      page({}),
      page({ path: '/docs/secret/', title: 'Secret', isUnlisted: true }),
      page({ path: '/docs/1.0/a/', title: 'Old', isCurrent: false }),
    ],
    '/llms.txt',
  );
  expect(text).toContain(`## Ink\n\n- [A](${siteConfig.url}/base/docs/a/index.md): On A.`);
  expect(text).not.toMatch(/Secret|Old/);
});

test('llms-full.txt holds the texts themselves', async () => {
  const text = await textOf([page({}), page({ path: '/docs/b/', title: 'B' })], '/llms-full.txt');
  expect(text).toMatch(/^# A\n[^]*^# B\n/m);
});
