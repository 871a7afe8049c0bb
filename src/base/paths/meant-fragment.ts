import { hashOf } from './site-path';

/** No id is longer. */
const LONGEST = 200;

/**
 * The fragment that an address probably had before chat and mail programs took what followed it for a part of it:
 * punctuation, spaces, a query, signs without a width. Empty if it had none.
 */
export function meantFragment(href: string): string {
  const fragment = hashOf(href) ?? '';
  if (fragment.length > LONGEST) return '';
  return fragment
    .replace(/[?&].*/su, '')
    .replace(/\p{Cf}+/gu, '')
    .replace(/[^\p{L}\p{N}]+$/u, '');
}
