import { pageTitleIn } from '../../config/document-title';
import type { SiteIndex } from '../../docs/pages/site-index';
import type { OutputPage } from './read-page';
import type { RedirectRule } from '../hosts/redirect-rules';

/** Creates the list of pages and redirects for the not-found page. */
export function siteIndex(
  pages: ReadonlyMap<string, OutputPage>,
  redirects: readonly RedirectRule[],
  pathPrefix: string,
): SiteIndex {
  const withoutPrefix = (path: string) =>
    path.startsWith(`${pathPrefix}/`) ? path.slice(pathPrefix.length) : path;
  return {
    pages: [...pages]
      .filter(([address, { isIndexed }]) => isIndexed && address !== '/404/')
      .map(([href, { title }]) => ({
        href,
        label: pageTitleIn(title),
      })),
    redirects: Object.fromEntries(
      redirects.map(({ fromPath, toPath }) => [withoutPrefix(fromPath), withoutPrefix(toPath)]),
    ),
  };
}
