import type { OfflineList } from '../../../base/app-files/offline-list';

/**
 * The address of the file behind a URL, as the list has it: without the path prefix and the query. Null if it is none of
 * this worker’s business: another site, the CMS, another language.
 */
export function fileAddress(
  url: URL,
  { pathPrefix, foreign }: Pick<OfflineList, 'pathPrefix' | 'foreign'>,
): string | null {
  const isInside = url.origin === self.location.origin && url.pathname.startsWith(`${pathPrefix}/`);
  if (!isInside) return null;
  const path = decoded(url.pathname.slice(pathPrefix.length));
  if (foreign.some((folder) => path.startsWith(folder))) return null;
  return path.endsWith('/') ? `${path}index.html` : path;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** The address of the data that Gatsby loads for a page, by the address of its document. */
export function pageDataAddress(document: string): string {
  const path = document.replace(/^\/|\/?index\.html$/g, '');
  return `/page-data/${path || 'index'}/page-data.json`;
}
