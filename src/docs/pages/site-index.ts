import type { PageLink } from '../sidebar/page-data';

/** What the not-found page knows about the site; only that page fetches it. Paths are without the path prefix. */
export interface SiteIndex {
  /** Every page that is listed for readers. */
  pages: PageLink[];
  /** New addresses of moved pages, by their old paths. */
  redirects: Record<string, string>;
}
