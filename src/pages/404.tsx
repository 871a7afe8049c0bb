import { withPrefix, type PageProps } from 'gatsby';
import { useEffect, useState } from 'react';
import { nearestPages } from '../core/links/nearest-pages';
import type { PageLink } from '../core/page/page-data';
import { NotFoundView } from '../views/NotFoundView';

const SUGGESTIONS = 3;

export default function NotFoundPage({ location }: PageProps) {
  const suggestions = useSuggestions(location.pathname);
  return <NotFoundView path={location.pathname} suggestions={suggestions} />;
}

function useSuggestions(path: string): PageLink[] {
  const [pages, setPages] = useState<PageLink[]>([]);
  useEffect(() => {
    const request = new AbortController();
    fetch(withPrefix('/page-index.json'), { signal: request.signal })
      .then((response) => response.json() as Promise<PageLink[]>)
      .then(setPages)
      // Suggestions are a kindness: without the list the page still says what it must.
      .catch(() => undefined);
    return () => request.abort();
  }, []);
  return nearestPages(path, pages, SUGGESTIONS);
}
