import { decodeEscapes, isOutside, splitHref, withTrailingSlash } from '../../base/paths/site-path';

const MARKDOWN_FILE = /\.mdx?$/;

/** Finds the address of the doc in a file (relative to the project), or null. */
export type FindDocPath = (file: string) => string | null;

/** The target of a link in content: an address for readers, or a Markdown file that does not exist. */
export type ResolvedHref = { href: string } | { missingFile: string };

/**
 * Resolves an address as written in content to the one readers get. `./other.mdx#id` is relative to the file, paths
 * get their trailing slash, and outside addresses stay the same.
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

/** Resolves a relative path; the `./` before it keeps it from being read as a scheme or host. */
function pathFrom(base: string, relative: string): string {
  return new URL(`./${relative}`, `http://site${base}`).pathname;
}
