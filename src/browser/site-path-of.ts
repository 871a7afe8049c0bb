import { withPrefix } from 'gatsby';
import { withTrailingSlash } from '../core/paths/site-path';

/** The path of a page within the site, as links name it, from the path that the browser shows. */
export function sitePathOf(pathname: string): string {
  const root = withPrefix('/');
  const path = pathname.startsWith(root) ? `/${pathname.slice(root.length)}` : pathname;
  return withTrailingSlash(path);
}
