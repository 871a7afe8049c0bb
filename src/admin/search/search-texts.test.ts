import type { CmsState } from '../store/cms-store';
import { noteListed } from './listed-pages';
import { searchTexts } from './search-texts';

const page = (title: string, text: string) =>
  `---\ntitle: ${title}\ndescription: About it.\n---\n\n${text}\n`;
const redirects = { collection: 'redirects', slug: 'redirects' };
const success = {
  type: 'SEARCH_ENTRIES_SUCCESS',
  payload: { entries: [{ collection: 'pages', slug: 'by-its-letters' }, redirects], page: 0 },
};
const request = (searchTerm: string, searchCollections: string[]) => ({
  type: 'SEARCH_ENTRIES_REQUEST',
  payload: { searchTerm, searchCollections, page: 0 },
});

beforeEach(() => {
  noteListed([
    { path: 'content/docs/ink-basics/oil.mdx', text: page('Oil', 'For a lamp.') },
    { path: 'content/docs/wick.mdx', text: page('Wick', 'No light.') },
  ]);
});

it('finds the pages with a word in place of those that the CMS found, and keeps other files', () => {
  const rule = searchTexts();
  const asked = request('lamp', ['pages', 'redirects']);
  expect(rule(asked, {} as CmsState)).toEqual([asked]);
  expect(rule(success, {} as CmsState)).toMatchObject([
    {
      payload: {
        page: 0,
        entries: [
          { collection: 'pages', slug: 'ink-basics/oil', data: { title: 'Oil' } },
          redirects,
        ],
      },
    },
  ]);
});

it('leaves a search in other files alone', () => {
  const rule = searchTexts();
  rule(request('lamp', ['redirects']), {} as CmsState);
  expect(rule(success, {} as CmsState)).toEqual([success]);
});
