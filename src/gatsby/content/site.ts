import type { PagePlan } from '../../docs/pages/page-plan';
import type { ReadContent } from './read-content';

/** The content of the site, and its pages as they are planned. */
export interface Site extends ReadContent {
  pages: readonly PagePlan[];
}

let checked: Site | null = null;

/** Keeps what a build has read, checked and planned until its pages are created. */
export function keepSite(site: Site): void {
  checked = site;
}

/** What this build has read, until its pages are created; null in `develop`, where content changes. */
export const keptSite = (): Site | null => checked;

/** Hands over the site that this build has checked, once: it would fill the memory. Throws if there is none. */
export function takeSite(): Site {
  if (checked === null)
    throw new Error('The content was not checked before its pages were created.');
  const site = checked;
  checked = null;
  return site;
}
