import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { withTrailingSlash } from '../../base/paths/site-path';
import { parseRedirects } from '../../docs/redirects/parse-redirects';
import { REDIRECTS_FILE } from '../project/content-files';

interface Answer {
  redirect: (status: number, address: string) => void;
}

/** The base for parsing addresses without a host. */
const SITE = 'http://site';

type Handler = (request: { url: string }, response: Answer, next: () => void) => void;

/**
 * Redirects moved addresses in `develop`, according to the current redirects file; not from a page that is there, such as
 * a draft, which its writer wants to see.
 */
export function serveRedirects(
  projectRoot: string,
  hasPage: (address: string) => boolean,
): Handler {
  const file = path.join(projectRoot, REDIRECTS_FILE);
  return ({ url }, response, next) => {
    const to = targetOf(url, file, hasPage);
    // Temporary: the browser would remember a permanent redirect after the file has changed.
    if (to === null) next();
    else response.redirect(302, to);
  };
}

function targetOf(url: string, file: string, hasPage: (address: string) => boolean): string | null {
  if (!URL.canParse(url, SITE) || !existsSync(file)) return null;
  const { pathname, search } = new URL(url, SITE);
  // Only pages can have moved.
  if (/\.(?!html$)\w+$|^\/(?:_|page-data\/)/.test(pathname)) return null;
  const { redirects } = parseRedirects(readFileSync(file, 'utf8'), REDIRECTS_FILE);
  const paths = new Set([pathname, withTrailingSlash(pathname)]);
  const to = redirects.find(({ from }) => paths.has(from))?.to;
  if (to === undefined || [...paths].some(hasPage)) return null;
  const target = new URL(to, SITE);
  target.search ||= search;
  return target.href.replace(SITE, '');
}
