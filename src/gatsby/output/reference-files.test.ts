import { siteConfig } from '../../config/site-config';
import { contentReference } from '../../docs/reference/content-reference.fixture';
import type { PublishedReference } from '../../docs/reference/reference-json';
import { referenceFiles } from './reference-files';

const { entries } = contentReference;
const root = `${siteConfig.url}/base`;

function urlsWith(docs: Parameters<typeof referenceFiles>[1]['docs']): (id: string) => string {
  const [file] = referenceFiles(entries, { site: siteConfig, pathPrefix: '/base', docs });
  const published = (JSON.parse(file!.text) as PublishedReference).entries;
  return (id) => published.find((entry) => entry.id === id)!.url;
}

test('an entry’s address is its card: its own page, or an anchor on the page of its kind', () => {
  const list = { docId: 'reference', path: '/docs/reference/' };
  const urlOf = urlsWith([
    { ...list, path: '/old/reference/', isCurrent: false },
    { ...list, isCurrent: true },
  ]);
  expect(urlOf('tag-clear')).toBe(`${root}/docs/reference/scene-tags/clear/`);
  expect(urlOf('event-game-start')).toBe(`${root}/docs/reference/events/#event-game-start`);
});

test('without a page of all entries it is the site', () => {
  expect(urlsWith([])('tag-clear')).toBe(`${root}/`);
});
