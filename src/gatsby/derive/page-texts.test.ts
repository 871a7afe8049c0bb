import type { DocumentNode } from '../../base/tree/document-tree';
import { pageTexts } from './page-texts';

const parts = { entries: [], terms: [], siteUrl: 'https://site.org/base' };
const tree: DocumentNode[] = [
  ['p', 0, ['a', { href: '/docs/b/' }, 'B']],
  ['CodeBlock', { lang: 'ink' }, 'Hello.'],
];

const textsOf = (docId: string) =>
  pageTexts(
    {
      path: `/docs/${docId}/`,
      docId,
      title: 'A',
      description: 'On A.',
      isUnlisted: false,
      tree,
    },
    parts,
  );
const facetsOf = (docId: string) =>
  textsOf(docId).search.map(
    ({ content }) => /data-pagefind-filter="kind:(\w+)"/.exec(content)?.[1],
  );

it('writes a twin whose links lead to the published site', () => {
  expect(textsOf('a').twin).toContain('[B](https://site.org/base/docs/b/)');
});

it('keeps pages for those who write the docs out of all parts of the search but their own', () => {
  expect(facetsOf('tutorial-basics/create-a-page')).toEqual(['maintainers']);
  expect(facetsOf('atrament-basics/story')).toEqual(['guide', 'sample']);
  expect(facetsOf('reference')).toEqual(['reference']);
});
