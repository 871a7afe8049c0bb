import { ODD_PATH } from '../../base/paths/odd-path';
import type { LoadedPage } from './gatsby-globals';

const NOT_FOUND_PAGE = '/404.html';

interface PageLoader {
  loadPage: (address: string, ...options: unknown[]) => Promise<LoadedPage | undefined>;
  loadPageSync: (address: string, ...options: unknown[]) => LoadedPage | undefined;
}

/**
 * Whether Gatsby’s loader would throw at a path or request the wrong file for it. That includes paths with an escaped
 * delimiter (`%3F`), because the router escapes it again.
 */
export function isOddPath(pathname: string): boolean {
  try {
    const path = decodeURIComponent(pathname);
    return ODD_PATH.test(path) || path !== decodeURI(pathname);
  } catch {
    return true;
  }
}

/** Makes Gatsby’s loader show the not-found page for odd paths, which would otherwise crash it. */
export function answerOddPaths(loader: PageLoader): void {
  const { loadPage, loadPageSync } = loader;
  const tame = (address: string): string =>
    isOddPath(address.split('?', 1)[0] ?? '') ? NOT_FOUND_PAGE : address;
  loader.loadPage = (address, ...options) => loadPage(tame(address), ...options);
  loader.loadPageSync = (address, ...options) => loadPageSync(tame(address), ...options);
}
