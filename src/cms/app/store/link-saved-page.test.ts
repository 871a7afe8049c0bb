import type { CmsState } from './cms-store';
import { linkSavedPage } from './link-saved-page';

const rule = linkSavedPage((slug) => `https://example.org/docs/${slug}/`);
const save = (collectionName: string) => ({
  type: 'ENTRY_PERSIST_SUCCESS',
  payload: { collectionName, entrySlug: '', slug: 'ink/lamps' },
});

it('tells the CMS where a page is that was just saved', () => {
  expect(rule(save('pages'), {} as CmsState)).toEqual([
    save('pages'),
    { type: 'DEPLOY_PREVIEW_REQUEST', payload: { collection: 'pages', slug: 'ink/lamps' } },
    {
      type: 'DEPLOY_PREVIEW_SUCCESS',
      payload: {
        collection: 'pages',
        slug: 'ink/lamps',
        url: 'https://example.org/docs/ink/lamps/',
        status: 'SUCCESS',
      },
    },
  ]);
});

it('leaves other files and actions alone', () => {
  const other = { type: 'ENTRY_PERSIST_REQUEST', payload: { collectionName: 'pages' } };
  expect(rule(save('glossary'), {} as CmsState)).toEqual([save('glossary')]);
  expect(rule(other, {} as CmsState)).toEqual([other]);
});
