import type { CmsState } from '../store/cms-store';
import { lastSearch } from './last-search';
import { noteListed } from './listed-pages';
import { searchTexts } from './search-texts';

const state = {} as CmsState;
const page = (title: string, text: string) =>
  `---\ntitle: ${title}\ndescription: About it.\n---\n\n${text}\n`;
const file = (collection: string, slug: string, path: string, text: string) => ({
  collection,
  slug,
  path,
  data: { '(original)': text },
});
const others = [
  file('pages', 'by-its-letters', 'content/docs/by-its-letters.mdx', 'lamp'),
  file('reference', 'knot-tags', 'content/reference/knot-tags.yaml', '- from: /lantern/\n- lamp'),
  file('plain', 'games__a__main.ink', 'content/games/a/main.ink', 'VAR lamp = 1'),
  file('glossary', 'glossary', 'content/glossary.yaml', 'l.a.m.p'),
];
const success = { type: 'SEARCH_ENTRIES_SUCCESS', payload: { entries: others, page: 0 } };
const request = (searchTerm: string, searchCollections: string[]) => ({
  type: 'SEARCH_ENTRIES_REQUEST',
  payload: { searchTerm, searchCollections, page: 0 },
});

beforeEach(() => {
  noteListed([
    { path: 'content/docs/ink-basics/oil.mdx', text: page('Oil', 'For a **lamp**.') },
    { path: 'content/docs/wick.mdx', text: page('Wick', 'No light.') },
  ]);
});

it('finds the pages with a word, then other files with it, and leaves the CMS alone', () => {
  const rule = searchTexts();
  const asked = request('lamp', ['pages', 'reference', 'glossary']);
  expect(rule(asked, state)).toEqual([asked]);
  expect(lastSearch.get()).toEqual({ term: 'lamp', found: 'looking' });
  expect(rule(success, state)).toEqual([success]);
  expect(lastSearch.get()).toEqual({
    term: 'lamp',
    found: [
      {
        address: '#/collections/pages/entries/ink-basics/oil?line=6&words=lamp',
        isPage: true,
        isDraft: false,
        title: [{ text: 'Oil', isMarked: false }],
        excerpt: [
          { text: 'For a ', isMarked: false },
          { text: 'lamp', isMarked: true },
          { text: '.', isMarked: false },
        ],
      },
      expect.objectContaining({
        address: '#/collections/reference/entries/knot-tags',
        title: [{ text: 'Knot tags', isMarked: false }],
      }),
      expect.objectContaining({
        address: '#/collections/plain/entries/games__a__main.ink?line=1&words=lamp',
        isPage: false,
        title: [{ text: 'games/a/main.ink', isMarked: false }],
      }),
    ],
  });
});

it('opens a page at its top, with its description, if the words are not in its text', () => {
  const rule = searchTexts();
  rule(request('wick', ['pages']), state);
  rule({ type: 'SEARCH_ENTRIES_SUCCESS', payload: { entries: [], page: 0 } }, state);
  expect(lastSearch.get().found).toMatchObject([
    {
      address: '#/collections/pages/entries/wick?line=1',
      excerpt: [{ text: 'About it.', isMarked: false }],
    },
  ]);
});

it('finds no pages in a search of other files', () => {
  const rule = searchTexts();
  rule(request('lamp', ['reference']), state);
  rule(success, state);
  expect(lastSearch.get().found).toMatchObject([{ isPage: false }, { isPage: false }]);
});

it('notes a search that failed', () => {
  const rule = searchTexts();
  rule(request('lamp', ['pages']), state);
  rule({ type: 'SEARCH_ENTRIES_FAILURE', payload: {} }, state);
  expect(lastSearch.get()).toEqual({ term: 'lamp', found: 'failed' });
});
