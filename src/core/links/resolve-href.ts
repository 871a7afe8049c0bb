import { isOutside, splitHref, withTrailingSlash } from '../paths/site-path';

const MARKDOWN_FILE = /\.mdx?$/;

/** Finds the address of the doc in a file (relative to the project), or null. */
export type FindDocPath = (file: string) => string | null;

/** Where a link in content leads: an address for readers, or a Markdown file that is not there. */
export type ResolvedHref = { href: string } | { missingFile: string };

/**
 * Turns an address as written in content into the one readers get.
 * `./other.mdx#id` is followed from the file; paths get their trailing slash; outside addresses stay.
 */
export function resolveHref(href: string, fromFile: string, fromPath: string, findDocPath: FindDocPath): ResolvedHref {
  if (isOutside(href) || href.startsWith('#')) return { href };
  const { path, suffix } = splitHref(href);
  if (MARKDOWN_FILE.test(path) && !path.startsWith('/')) {
    const file = new URL(path, `file:///${fromFile}`).pathname.slice(1);
    const target = findDocPath(decodeURIComponent(file));
    return target === null ? { missingFile: file } : { href: `${target}${suffix}` };
  }
  if (path.startsWith('/')) return { href: withTrailingSlash(href) };
  const absolute = new URL(path, `http://site${fromPath}`).pathname;
  return { href: withTrailingSlash(`${absolute}${suffix}`) };
}
