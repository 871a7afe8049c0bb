import { decodeEscapes, isOutside, splitHref, withTrailingSlash } from '../paths/site-path';

const MARKDOWN_FILE = /\.mdx?$/;

/** Finds the address of the doc in a file (relative to the project), or null. */
export type FindDocPath = (file: string) => string | null;

/** Where a link in content leads: an address for readers, or a Markdown file that is not there. */
export type ResolvedHref = { href: string } | { missingFile: string };

/**
 * Turns an address as written in content into the one readers get.
 * `./other.mdx#id` is followed from the file; paths get their trailing slash; outside addresses stay.
 */
export function resolveHref(
  href: string,
  fromFile: string,
  fromPath: string,
  findDocPath: FindDocPath,
): ResolvedHref {
  if (isOutside(href) || href.startsWith('#')) return { href };
  const { path, suffix } = splitHref(href);
  if (MARKDOWN_FILE.test(path) && !path.startsWith('/')) {
    const file = decodeEscapes(pathFrom(`/${fromFile}`, path)).slice(1);
    const target = findDocPath(file);
    return target === null ? { missingFile: file } : { href: `${target}${suffix}` };
  }
  if (path.startsWith('/')) return { href: withTrailingSlash(href) };
  return { href: withTrailingSlash(`${pathFrom(fromPath, path)}${suffix}`) };
}

/** Follows a relative path; `./` before it keeps whatever it is from being read as a scheme or host. */
function pathFrom(base: string, relative: string): string {
  return new URL(`./${relative}`, `http://site${base}`).pathname;
}
