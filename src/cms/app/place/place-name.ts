import { plainName } from '../../../base/text/plain-name';

/**
 * Turns what somebody typed into a page’s path below the docs folder: valid names are kept, others converted to plain
 * letters as for a new page; null if nothing is left.
 */
export function placeName(typed: string): string | null {
  const parts = typed
    .trim()
    .replace(/^\/+|\/+$|\.mdx$/g, '')
    .split('/')
    .map((part) => (/^[\w-]+$/.test(part) ? part : plainName(part)));
  return parts.includes('') ? null : parts.join('/');
}
