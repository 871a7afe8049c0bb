import { relativeLink } from '../../base/paths/relative-file';
import { isOutside, splitHref } from '../../base/paths/site-path';
import { sameButCapitals } from '../../base/text/nearest-name';

const ENDING = /(?:\/index)?\.(?:html?|mdx?)$/i;

interface Places {
  /** Files of all docs, relative to the project. */
  files: Iterable<string>;
  /** Addresses of all pages and redirects. */
  paths: Iterable<string>;
  /** New locations of moved files, by their old ones. */
  moved?: ReadonlyMap<string, string>;
}

/**
 * The corrected form of a broken link if only one page can be meant, otherwise null: a missing or wrong extension,
 * different capitals, a slash, a moved file. Relative links stay relative.
 */
export function fixHref(href: string, fromFile: string, places: Places): string | null {
  const { path, suffix } = splitHref(href);
  if (path === '' || isOutside(href)) return null;
  const bare = path.replace(ENDING, '').replace(/(?<=.)\/$/, '');
  const mended = path.startsWith('/') ? findPath(bare, places) : findFile(bare, fromFile, places);
  return mended === null || mended === path ? null : `${mended}${suffix}`;
}

function findPath(bare: string, { paths }: Places): string | null {
  const all = new Set(paths);
  const wanted = bare === '/' ? bare : `${bare}/`;
  return all.has(wanted) ? wanted : sameButCapitals(wanted, all);
}

function findFile(bare: string, fromFile: string, { files, moved }: Places): string | null {
  const { pathname } = new URL(`./${bare}.mdx`, `http://site/${fromFile}`);
  const wanted = pathname.slice(1);
  const all = new Set(files);
  const there = moved?.get(wanted) ?? wanted;
  const found = all.has(there) ? there : sameButCapitals(wanted, all);
  return found === null ? null : relativeLink(fromFile, found);
}
