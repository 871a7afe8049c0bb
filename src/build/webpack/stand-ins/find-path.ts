/**
 * Stands in for Gatsby's find-path, which says by what name its loader knows the page of an address. There the query is
 * part of the name, for pages that a server draws anew for each request; here each page is a file, and the data fetched
 * ahead are those of the page whatever it is asked. Left out are redirects in the browser, which this site has none of.
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

/** The path within the site, without query, fragment and slash at its end; a URIError where it cannot be decoded. */
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

/** The page that answers for all addresses of its kind, if the address is one of them. */
export function findMatchPath(address: string): string | null {
  const page = match(address)?.route.page;
  return page === undefined ? null : withoutSlash(page);
}

/** What such a page is told of the address. */
export const grabMatchParams = (address: string): Record<string, string> =>
  match(address)?.params ?? {};

/** The path of the page that is shown at an address. */
export const findPath = (address: string): string => findMatchPath(address) ?? cleanPath(address);
