import type { TextPiece } from '../core/search/marked-text';
import type { SearchCard } from '../core/search/search-data';

/** One thing to go to. */
export interface SearchOption {
  /** Address within the site. */
  href: string;
  title: string;
  /** Whether the title is something to write in a file. */
  isCode: boolean;
  excerpt: TextPiece[];
  /** The page that it is on, where its group does not say so. */
  page: string | null;
  /** What the card of an entry shows that was typed by its name. */
  card?: SearchCard;
  /** Whether it plays the sample of the card before it. */
  isPlay?: boolean;
}

/** What was found on one page, or by name. */
export interface SearchGroup {
  id: string;
  title: string;
  options: SearchOption[];
}

/** The answer to a search. */
export interface SearchAnswer {
  /** Whether the texts were searched; before, it is what has such a name. */
  isComplete: boolean;
  groups: SearchGroup[];
  /** Whether more pages were found than are shown. */
  hasMore: boolean;
  /** What was searched for instead of what was typed. */
  corrected: string | null;
  /** The words that are marked on the page that is gone to. */
  words: string;
}
