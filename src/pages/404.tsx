import type { PageProps } from 'gatsby';
import { useState } from 'react';
import { sitePathOf } from '../base/browser/site-path-of';
import { useIsHydrated } from '../base/browser/use-is-hydrated';
import { decodeEscapes } from '../base/paths/site-path';
import { nearestPages } from '../docs/pages/nearest-pages';
import { useMovedPage } from '../site/navigation/use-moved-page';
import { useSiteIndex } from '../site/navigation/use-site-index';
import { NotFoundView } from '../site/views/NotFoundView';

const SUGGESTIONS = 3;

export default function NotFoundPage({ location }: PageProps) {
  const index = useSiteIndex();
  const path = sitePathOf(location.pathname);
  const movedTo = index?.redirects[path];
  useMovedPage(movedTo, location);
  // A link followed inside the site may lead to a moved page: nothing is shown until that is known.
  const isHydrated = useIsHydrated();
  const [wasFollowed] = useState(isHydrated);
  if (movedTo !== undefined || (wasFollowed && index === null)) {
    return <main id="main-content" aria-busy="true" />;
  }
  return (
    <NotFoundView
      path={decodeEscapes(location.pathname)}
      suggestions={nearestPages(path, index?.pages ?? [], SUGGESTIONS)}
    />
  );
}
