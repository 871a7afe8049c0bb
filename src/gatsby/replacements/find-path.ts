/**
 * Replaces Gatsby’s find-path, which maps an address to the name of its page in the loader. There the query is part
 * of the name, for pages that a server renders for each request; here each page is a file, and prefetched data are
 * valid whatever the query. Redirects in the browser are left out, because this site has none.
 */
import { pick } from './reach-router';

declare const __BASE_PATH__: string;

interface MatchPath {
  path: string;
  matchPath: string;
}

let matchPaths: readonly MatchPath[] = [];

export function setMatchPaths(paths: readonly MatchPath[]): void {
  matchPaths = paths;
}

const withoutSlash = (path: string): string => path.replace(/(?<=.)\/$/, '');

/** The path within the site, without query, fragment and trailing slash; throws a URIError if it cannot be decoded. */
function cleanPath(address: string): string {
  const [given = ''] = address.split(/[?#]/);
  const whole = /^(?:\/|https?:)/.test(given) ? given : new URL(given, location.href).pathname;
  const path = decodeURIComponent(whole);
  const base = decodeURIComponent(__BASE_PATH__);
  const inSite = `${path}/`.startsWith(`${base}/`) ? path.slice(base.length) || '/' : path;
  return inSite === '/index.html' ? '/' : withoutSlash(inSite);
}

function match(address: string) {
  const routes = matchPaths.map(({ path, matchPath }) => ({ path: matchPath, page: path }));
  return pick(routes, cleanPath(address));
}

/** The page that serves all addresses of a pattern, if the address matches it. */
export function findMatchPath(address: string): string | null {
  const page = match(address)?.route.page;
  return page === undefined ? null : withoutSlash(page);
}

/** The part of the address that such a page receives. */
export const grabMatchParams = (address: string): Record<string, string> =>
  match(address)?.params ?? {};

/** The path of the page shown at an address. */
export const findPath = (address: string): string => findMatchPath(address) ?? cleanPath(address);
