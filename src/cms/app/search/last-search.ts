import type { TextPiece } from '../../../docs/search/marked-text';
import { liveValue } from '../kit/live-value';

/** A file that has all words of a search. */
export interface FoundFile {
  /** That of its form, at what was found in its text. */
  address: string;
  isPage: boolean;
  isDraft: boolean;
  title: readonly TextPiece[];
  excerpt: readonly TextPiece[];
}

interface Search {
  term: string;
  found: readonly FoundFile[] | 'looking' | 'failed';
}

/** The last search, and what it has found. */
export const lastSearch = liveValue<Search>({ term: '', found: 'looking' });
