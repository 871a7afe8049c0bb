import type { PageCard } from '../sidebar/page-data';

/** What a build has to know of a page besides its address and its frame, whatever its kind. */
export interface PageFacts {
  text: TextOrigin;
  /** ISO 8601 date-time of its last change, if git knows it. */
  lastUpdate: string | null;
  /** Whether it comes before all others in reading order, and leads into the middle of its sidebar. */
  standsFirst: boolean;
  /** Whether the search index gets its text. */
  isSearched: boolean;
  /** Whether it is part of the print version. */
  isPrinted: boolean;
  /** Whether it is part of `llms-full.txt`, which has every text once. */
  isInFullText: boolean;
  /** Whether it has a social card of its own, instead of one that its view names. */
  hasOwnCard: boolean;
}

/** What the text of a page is made from. */
export type TextOrigin =
  | { from: 'doc'; versionName: string; docId: string }
  | (PageWords & { from: 'entries'; args: ReferencePageArgs })
  | (PageWords & { from: 'cards'; cards: readonly PageCard[] });

/** Of a doc, they are in its frontmatter. */
interface PageWords {
  title: string;
  description: string;
}

/** Which entries of the reference a page shows: one, or all of a kind. */
export interface ReferencePageArgs {
  versionName: string;
  kind: string;
  entryId: string | null;
}
