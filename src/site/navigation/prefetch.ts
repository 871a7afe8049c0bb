import { mustSaveData } from '../../base/browser/must-save-data';
import './gatsby-globals';

type Loader = NonNullable<Window['___loader']>;

/**
 * Adapts Gatsby’s prefetching: it would fetch the page of every link that comes into view, it respects slow
 * connections for those links but not for links under the pointer, and it ignores touch and focus. Here, of the links
 * in view, only the next page is fetched.
 */
export function adaptPrefetching(loader: Loader): void {
  const { enqueue, hovering } = loader;
  loader.enqueue = (address) => {
    const next = document.querySelector<HTMLAnchorElement>('a[rel=next]');
    return next?.pathname === address ? enqueue(address) : undefined;
  };
  loader.hovering = (address) => {
    if (!mustSaveData()) hovering(address);
  };
  const onIntent = ({ target }: Event): void => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (link && leadsToPage(link)) loader.hovering(link.pathname + link.search);
  };
  document.addEventListener('touchstart', onIntent, { passive: true });
  document.addEventListener('focusin', onIntent);
}

/** Whether the link leads to a page of this build; other languages are separate builds. */
function leadsToPage({ origin, pathname, target, hreflang }: HTMLAnchorElement): boolean {
  const isInside = origin === window.location.origin && pathname.endsWith('/');
  return isInside && target === '' && hreflang === '';
}
