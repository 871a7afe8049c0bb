import { plainFormOf } from '../../core/desk/cms-address';
import { ORIGINAL, type EditableData } from '../../core/editing/editable-data';
import { readPage } from '../../core/editing/editable-page';
import { pagesFolder } from '../cms-config';
import { labelOf } from '../fields/page-fields';
import type { CmsRule } from '../store/cms-store';
import { excerptOf, markWords } from './excerpt';
import { findPages } from './find-pages';
import { lastSearch, type FoundFile } from './last-search';
import { listedPages } from './listed-pages';
import { plainLines } from './plain-lines';

/** The collection of pages. */
const PAGES = 'pages';

interface Request {
  searchTerm: string;
  searchCollections: readonly string[];
}

interface Entry {
  collection: string;
  slug: string;
  path: string;
  data: EditableData;
}

/**
 * Finds files by the words of their text: the CMS compares titles only, or letters. For each search it lists all pages
 * anew.
 */
export function searchTexts(): CmsRule {
  let collections: readonly string[] = [];
  return (action) => {
    const { term } = lastSearch.get();
    if (action.type === 'SEARCH_ENTRIES_REQUEST') {
      const request = action.payload as Request;
      collections = request.searchCollections;
      lastSearch.set({ term: request.searchTerm, found: 'looking' });
    } else if (action.type === 'SEARCH_ENTRIES_SUCCESS') {
      const { entries } = action.payload as { entries: readonly Entry[] };
      const pages = collections.includes(PAGES) ? pagesWith(term) : [];
      lastSearch.set({ term, found: [...pages, ...othersWith(term, entries)] });
    } else if (action.type === 'SEARCH_ENTRIES_FAILURE') {
      lastSearch.set({ term, found: 'failed' });
    }
    return [action];
  };
}

function pagesWith(term: string): FoundFile[] {
  const pages = listedPages().map(({ path, text }) => {
    const data = readPage(text, path);
    return {
      slug: path.slice(pagesFolder.length + 1).replace(/\.mdx$/, ''),
      isDraft: data.draft === true,
      title: textIn(data, 'title'),
      description: textIn(data, 'description'),
      text: textIn(data, 'body'),
    };
  });
  return findPages(term, pages).map(({ slug, isDraft, title, description, text }) => ({
    address: `${PAGES}/entries/${slug.split('/').map(encodeURIComponent).join('/')}`,
    isPage: true,
    isDraft,
    title: markWords(title, term),
    // The source comes last: for words that are only in tags.
    excerpt: excerptOf([description, ...plainLines(text), ...text.split('\n')], term),
  }));
}

function othersWith(term: string, entries: readonly Entry[]): FoundFile[] {
  const files = entries
    .filter(({ collection }) => collection !== PAGES)
    .map(({ collection, slug, path, data }) => ({
      address: `${collection}/entries/${slug}`,
      title:
        plainFormOf(path) === null
          ? labelOf(slug.replaceAll('-', '_'))
          : path.slice('content/'.length),
      description: '',
      text: textIn(data, ORIGINAL),
    }));
  return findPages(term, files).map(({ address, title, text }) => ({
    address,
    isPage: false,
    isDraft: false,
    title: markWords(title, term),
    excerpt: excerptOf(text.split('\n'), term),
  }));
}

function textIn(data: EditableData, field: string): string {
  const value = data[field];
  return typeof value === 'string' ? value : '';
}
