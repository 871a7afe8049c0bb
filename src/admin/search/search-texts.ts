import { readPage } from '../../core/editing/editable-page';
import type { EditableData } from '../../core/editing/editable-data';
import { pagesFolder } from '../cms-config';
import type { CmsRule } from '../store/cms-store';
import { findPages } from './find-pages';
import { listedPages } from './listed-pages';

/** The collection of pages. */
const PAGES = 'pages';

interface Request {
  searchTerm: string;
  searchCollections: readonly string[];
}

interface Success {
  entries: readonly { collection: string }[];
}

/**
 * Finds pages by the words of their text: the CMS compares titles only, letter by letter. For each search it lists all
 * pages anew.
 */
export function searchTexts(): CmsRule {
  let asked: Request = { searchTerm: '', searchCollections: [] };
  return (action) => {
    if (action.type === 'SEARCH_ENTRIES_REQUEST') asked = action.payload as Request;
    const isFound = action.type === 'SEARCH_ENTRIES_SUCCESS';
    if (!isFound || !asked.searchCollections.includes(PAGES)) return [action];
    const found = action.payload as Success;
    const others = found.entries.filter(({ collection }) => collection !== PAGES);
    const entries = [...pageEntries(asked.searchTerm), ...others];
    return [{ ...action, payload: { ...found, entries } }];
  };
}

/** The pages with these words, as the CMS lists them. */
function pageEntries(term: string) {
  const pages = listedPages().map(({ path, text }) => {
    const data = readPage(text, path);
    return {
      path,
      data,
      title: wordsOf(data, 'title'),
      description: wordsOf(data, 'description'),
      text: wordsOf(data, 'body'),
    };
  });
  return findPages(term, pages).map(({ path, data }) => pageEntry(path, data));
}

function wordsOf(data: EditableData, field: string): string {
  const value = data[field];
  return typeof value === 'string' ? value : '';
}

function pageEntry(path: string, data: EditableData) {
  const slug = path.slice(pagesFolder.length + 1).replace(/\.mdx$/, '');
  const folder = slug.split('/').slice(0, -1).join('/');
  return {
    collection: PAGES,
    slug,
    path,
    data,
    partial: false,
    raw: '',
    label: null,
    mediaFiles: [],
    meta: { path: folder === '' ? '/' : folder },
  };
}
