import type { PageLink } from '../page/page-data';

/** What the not-found page knows of the site: fetched only there. Paths are without the path prefix. */
export interface SiteIndex {
  /** Every page that readers may find. */
  pages: PageLink[];
  /** Where moved pages are now, by their old path. */
  redirects: Record<string, string>;
}
