import { navigate } from 'gatsby';
import { useEffect } from 'react';

/**
 * Navigates to a moved page’s new address, with the query and hash of the old one unless the new address has its own.
 */
export function useMovedPage(
  target: string | undefined,
  { search, hash }: Pick<Location, 'search' | 'hash'>,
): void {
  useEffect(() => {
    if (target === undefined) return;
    const url = new URL(target, window.location.href);
    url.search ||= search;
    url.hash ||= hash;
    if (url.origin === window.location.origin) {
      navigate(`${url.pathname}${url.search}${url.hash}`, { replace: true });
    } else {
      window.location.replace(url);
    }
  }, [target, search, hash]);
}
