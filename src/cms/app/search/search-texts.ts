import { cmsAddressOf, plainFormOf } from '../../../config/cms-address';
import { ORIGINAL, type EditableData } from '../../editing/editable-data';
import { linesAboveText, readPage } from '../../editing/editable-page';
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
      path,
      data,
      title: textIn(data, 'title'),
      description: textIn(data, 'description'),
      text: textIn(data, 'body'),
    };
  });
  return findPages(term, pages).map(({ path, data, title, description, text }) => {
    const lines = text.split('\n');
    // The source comes after what is read: for words that are only in tags.
    const found = excerptOf([...plainLines(text), ...lines, description], term);
    const isInText = found.words !== '' && found.index < 2 * lines.length;
    const line = linesAboveText(data) + (found.index % lines.length) + 1;
    return {
      address: isInText ? addressOf(path, line, found.words) : addressOf(path, 1),
      isPage: true,
      isDraft: data.draft === true,
      title: markWords(title, term),
      excerpt: isInText ? found.pieces : excerptOf([description], term).pieces,
    };
  });
}

function othersWith(term: string, entries: readonly Entry[]): FoundFile[] {
  const files = entries
    .filter(({ collection }) => collection !== PAGES)
    .map(({ slug, path, data }) => ({
      path,
      title:
        plainFormOf(path) === null
          ? labelOf(slug.replaceAll('-', '_'))
          : path.slice('content/'.length),
      description: '',
      text: textIn(data, ORIGINAL),
    }));
  return findPages(term, files).map(({ path, title, text }) => {
    const { pieces, index, words } = excerptOf(text.split('\n'), term);
    return {
      address: addressOf(path, index + 1, words),
      isPage: false,
      isDraft: false,
      title: markWords(title, term),
      excerpt: pieces,
    };
  });
}

/** From the page of the CMS; every file that it lists has a form. */
const addressOf = (file: string, line: number, words?: string): string =>
  (cmsAddressOf(file, line, words) ?? '').slice('/admin/'.length);

function textIn(data: EditableData, field: string): string {
  const value = data[field];
  return typeof value === 'string' ? value : '';
}
