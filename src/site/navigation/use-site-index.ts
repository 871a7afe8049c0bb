import { withPrefix } from 'gatsby';
import { useEffect, useState } from 'react';
import type { SiteIndex } from '../../docs/pages/site-index';

const NOTHING: SiteIndex = { pages: [], redirects: {} };

/** Fetches the list of all pages and redirects; null until it has loaded, empty if it cannot be loaded. */
export function useSiteIndex(): SiteIndex | null {
  const [index, setIndex] = useState<SiteIndex | null>(null);
  useEffect(() => {
    const request = new AbortController();
    fetch(withPrefix('/site-index.json'), { signal: request.signal })
      // `develop` makes none, and answers with an empty object.
      .then((response) => response.json() as Promise<Partial<SiteIndex>>)
      .then((found) => setIndex({ ...NOTHING, ...found }))
      // The list is optional: without it, the page still says what it must.
      .catch(() => {
        if (!request.signal.aborted) setIndex(NOTHING);
      });
    return () => request.abort();
  }, []);
  return index;
}
