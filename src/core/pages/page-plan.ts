import type { PageContext } from '../page/page-data';

/** A page to be made: where, by which template, with what. */
export interface PagePlan {
  path: string;
  context: PageContext;
  origin: PageOrigin;
}

/** What asks for a page, and where it does. */
export interface PageOrigin {
  /** As problems call it: a file, or “the category …”. */
  name: string;
  file: string;
  line: number;
}
