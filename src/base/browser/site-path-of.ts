import { withPrefix } from 'gatsby';
import { withTrailingSlash } from '../paths/site-path';

/** The path of a page within the site, as links write it, from the path in the browser’s address bar. */
export function sitePathOf(pathname: string): string {
  const root = withPrefix('/');
  const path = pathname.startsWith(root) ? `/${pathname.slice(root.length)}` : pathname;
  return withTrailingSlash(path);
}
