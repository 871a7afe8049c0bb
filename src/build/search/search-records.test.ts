/** @jest-environment node */
import type { DocsPage } from '../output/docs-pages';
import { searchRecords } from './search-records';

const page = (docId: string): DocsPage => ({
  path: `/docs/${docId}/`,
  docId,
  title: 'A page',
  description: 'About something.',
  trail: [],
  tree: [['CodeBlock', { lang: 'ink' }, 'Hello.']],
  cards: [],
  lastUpdate: null,
  isUnlisted: false,
  version: 'current',
  isCurrent: true,
  isReference: false,
});

const facetsOf = (docId: string) =>
  searchRecords([page(docId)], {
    reference: { entries: [], root: '/docs/reference/', page: 'Reference' } as never,
    glossary: { terms: [] } as never,
    language: 'en',
  }).htmlFiles.map(({ content }) => /data-pagefind-filter="kind:(\w+)"/.exec(content)?.[1]);

test('pages for those who write the docs are in no part of the search but their own', () => {
  expect(facetsOf('tutorial-basics/create-a-page')).toEqual(['maintainers']);
  expect(facetsOf('atrament-basics/story')).toEqual(['guide', 'sample']);
  expect(facetsOf('reference')).toEqual(['reference']);
});
