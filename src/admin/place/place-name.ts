import { plainName } from '../../core/text/plain-name';

/**
 * A page’s place in the folder of the docs, of what somebody typed: each part as it stands where that is a name,
 * otherwise in plain letters as for a new page; null where nothing is left of one.
 */
export function placeName(typed: string): string | null {
  const parts = typed
    .trim()
    .replace(/^\/+|\/+$|\.mdx$/g, '')
    .split('/')
    .map((part) => (/^[\w-]+$/.test(part) ? part : plainName(part)));
  return parts.includes('') ? null : parts.join('/');
}
