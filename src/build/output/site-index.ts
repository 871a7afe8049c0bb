import type { SiteIndex } from '../../core/pages/site-index';
import { siteConfig } from '../../site/site-config';
import type { OutputPage } from './read-page';
import type { RedirectRule } from './redirect-rules';

const TITLE_END = ` ${siteConfig.titleDelimiter} ${siteConfig.title}`;

/** Makes the list of pages and redirects that the not-found page works with. */
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
        label: title.endsWith(TITLE_END) ? title.slice(0, -TITLE_END.length) : title,
      })),
    redirects: Object.fromEntries(
      redirects.map(({ fromPath, toPath }) => [withoutPrefix(fromPath), withoutPrefix(toPath)]),
    ),
  };
}
