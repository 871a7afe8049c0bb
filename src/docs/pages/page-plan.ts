import type { PageContext } from './page-kinds';

/** A page to create: its address, template and context. */
export interface PagePlan {
  path: string;
  context: PageContext;
  origin: PageOrigin;
}

/** The source of a page’s address, for problems. */
export interface PageOrigin {
  /** Its name in problems: a file, or “the category …”. */
  name: string;
  file: string;
  line: number;
}
