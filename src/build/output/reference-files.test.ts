/** @jest-environment node */
import { contentReference } from '../../core/reference/content-reference.fixture';
import type { PublishedReference } from '../../core/reference/reference-json';
import { siteConfig } from '../../site/site-config';
import { referenceFiles } from './reference-files';

const entry = contentReference.entries.find(({ page }) => page?.includes('#'))!;
const [docId, heading] = entry.page!.split('#') as [string, string];

function urlWith(ids: string[]): string {
  const [file] = referenceFiles([entry], {
    site: siteConfig,
    pathPrefix: '/base',
    docs: [{ docId, path: `/docs/${docId}/`, isCurrent: true }],
    pages: new Map([[`/docs/${docId}/`, { ids }]]),
  });
  return (JSON.parse(file!.text) as PublishedReference).entries[0]!.url;
}

test('an entry’s address is its row where the page has one, otherwise the heading', () => {
  const page = `${siteConfig.url}/base/docs/${docId}/`;
  expect(urlWith([entry.id])).toBe(`${page}#${entry.id}`);
  expect(urlWith([])).toBe(`${page}#${heading}`);
});
