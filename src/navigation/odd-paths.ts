import { ODD_PATH } from '../core/paths/odd-path';
import type { LoadedPage } from './gatsby-globals';

const NOT_FOUND_PAGE = '/404.html';

interface PageLoader {
  loadPage: (address: string, ...options: unknown[]) => Promise<LoadedPage | undefined>;
  loadPageSync: (address: string, ...options: unknown[]) => LoadedPage | undefined;
}

/**
 * Whether a path is such that Gatsby's loader would throw or ask for another file than a page's. One
 * with an escaped sign of the address's own grammar (`%3F`) is: the router escapes that again.
 */
export function isOddPath(pathname: string): boolean {
  try {
    const path = decodeURIComponent(pathname);
    return ODD_PATH.test(path) || path !== decodeURI(pathname);
  } catch {
    return true;
  }
}

/** Lets Gatsby's loader answer odd paths with the not-found page; by itself it crashes over them. */
export function answerOddPaths(loader: PageLoader): void {
  const { loadPage, loadPageSync } = loader;
  const tame = (address: string): string =>
    isOddPath(address.split('?', 1)[0] ?? '') ? NOT_FOUND_PAGE : address;
  loader.loadPage = (address, ...options) => loadPage(tame(address), ...options);
  loader.loadPageSync = (address, ...options) => loadPageSync(tame(address), ...options);
}
