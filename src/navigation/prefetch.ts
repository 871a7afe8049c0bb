import { mustSaveData } from '../browser/must-save-data';
import './gatsby-globals';

type Loader = NonNullable<Window['___loader']>;

/**
 * Completes Gatsby’s prefetching: it respects slow connections for links that come into view, but not for links under
 * the pointer, and ignores touch.
 */
export function completePrefetching(loader: Loader): void {
  const { hovering } = loader;
  loader.hovering = (address) => {
    if (!mustSaveData()) hovering(address);
  };
  const onTouch = ({ target }: Event): void => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (link && leadsToPage(link)) loader.hovering(link.pathname + link.search);
  };
  document.addEventListener('touchstart', onTouch, { passive: true });
}

/** Whether the link leads to a page of this build; other languages are separate builds. */
function leadsToPage({ origin, pathname, target, hreflang }: HTMLAnchorElement): boolean {
  const isInside = origin === window.location.origin && pathname.endsWith('/');
  return isInside && target === '' && hreflang === '';
}
