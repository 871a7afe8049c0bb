import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { withTrailingSlash } from '../../core/paths/site-path';
import { parseRedirects } from '../../core/redirects/parse-redirects';
import { REDIRECTS_FILE } from '../content/content-files';

interface Answer {
  redirect: (status: number, address: string) => void;
}

/** What addresses without a host are read against. */
const SITE = 'http://site';

type Handler = (request: { url: string }, response: Answer, next: () => void) => void;

/** Sends readers of `develop` on from addresses that have moved, as the file of the redirects says at the moment. */
export function serveRedirects(projectRoot: string): Handler {
  const file = path.join(projectRoot, REDIRECTS_FILE);
  return ({ url }, response, next) => {
    const to = targetOf(url, file);
    // Not for good: the browser would remember it after the file has changed.
    if (to === null) next();
    else response.redirect(302, to);
  };
}

function targetOf(url: string, file: string): string | null {
  if (!URL.canParse(url, SITE) || !existsSync(file)) return null;
  const { pathname, search } = new URL(url, SITE);
  // Of all that is asked for, only pages can have moved.
  if (/\.(?!html$)\w+$|^\/(?:_|page-data\/)/.test(pathname)) return null;
  const { redirects } = parseRedirects(readFileSync(file, 'utf8'), REDIRECTS_FILE);
  const paths = new Set([pathname, withTrailingSlash(pathname)]);
  const to = redirects.find(({ from }) => paths.has(from))?.to;
  if (to === undefined) return null;
  const target = new URL(to, SITE);
  target.search ||= search;
  return target.href.replace(SITE, '');
}
