import { siteConfig } from '../../config/site-config';
import type { DocsPage } from '../pages/docs-pages';
import { machineFiles } from './machine-files';

const page = (fields: Partial<DocsPage>): DocsPage => ({
  path: '/docs/a/',
  docId: 'a',
  title: 'A',
  description: 'On A.',
  trail: ['Ink', 'A'],
  twin: '# A\n',
  search: [],
  words: '',
  lastUpdate: null,
  isUnlisted: false,
  version: 'current',
  isCurrent: true,
  standsFirst: false,
  isSearched: true,
  isPrinted: true,
  isInFullText: true,
  hasOwnCard: true,
  ...fields,
});

const options = { site: siteConfig, pathPrefix: '/base' };
const textOf = (pages: DocsPage[], address: string) =>
  machineFiles(pages, options).find((file) => file.address === address)?.text ?? '';

test('llms.txt lists pages by their outermost group, without the unlisted and the old', () => {
  const text = textOf(
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

test('llms-full.txt holds the texts themselves, but no lists', () => {
  const list = page({ path: '/docs/category/ink/', twin: '# Ink\n', isInFullText: false });
  const text = textOf(
    [page({}), page({ path: '/docs/b/', twin: '# B\n' }), list],
    '/llms-full.txt',
  );
  expect(text).toBe('# A\n\n---\n\n# B\n');
});
