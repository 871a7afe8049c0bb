import type { PageContext } from '../page/page-data';

/** A page to be made: where, by which template, with what. */
export interface PagePlan {
  path: string;
  context: PageContext;
}
