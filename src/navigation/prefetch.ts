import './gatsby-globals';

type Loader = NonNullable<Window['___loader']>;

/** What browsers say of the connection, as far as they do; TypeScript does not know it. */
interface NetworkInformation {
  effectiveType?: string;
  saveData?: boolean;
}

/** Whether nothing is to be fetched that may not be needed: the reader saves data, or 2g is all there is. */
function mustSaveData(): boolean {
  const { connection } = navigator as { connection?: NetworkInformation };
  return connection?.saveData === true || (connection?.effectiveType ?? '').includes('2g');
}

/**
 * Completes what Gatsby fetches ahead: it minds slow connections where links come into sight, but not
 * where the pointer comes to one, and takes no notice of a finger.
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

/** Whether the link leads to a page of this build; those of other languages are builds of their own. */
function leadsToPage({ origin, pathname, target, hreflang }: HTMLAnchorElement): boolean {
  const isInside = origin === window.location.origin && pathname.endsWith('/');
  return isInside && target === '' && hreflang === '';
}
