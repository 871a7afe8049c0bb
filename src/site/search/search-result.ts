import type { TextPiece } from '../../docs/search/marked-text';
import type { SearchCard } from '../../docs/search/search-data';

/** One result to open. */
export interface SearchOption {
  /** Address within the site. */
  href: string;
  title: string;
  /** Whether the title is code. */
  isCode: boolean;
  excerpt: TextPiece[];
  /** The page it is on, unless its group says so. */
  page: string | null;
  /** The card content of an entry whose name was typed. */
  card?: SearchCard;
  /** Whether it plays the sample of the card before it. */
  isPlay?: boolean;
}

/** The results on one page, or by name. */
export interface SearchGroup {
  id: string;
  title: string;
  options: SearchOption[];
}

/** The results of a search. */
export interface SearchAnswer {
  /** Whether the texts were searched; until then, only names are included. */
  isComplete: boolean;
  groups: SearchGroup[];
  /** Whether more pages were found than are shown. */
  hasMore: boolean;
  /** The corrected query, if it differs from the typed one. */
  corrected: string | null;
  /** A likely meaning of a query that finds little, whose results follow the others. */
  also: string | null;
  /** The words to highlight on the target page. */
  words: string;
}
