import { useEffect, useState } from 'react';
import { isShareHash } from './share-hash';

interface LinkedPlay {
  /** The hash that contains a play, or null. */
  hash: string | null;
  /** How many links were opened on the page: the same link may be opened again. */
  count: number;
}

/** The play in the page’s address, updated when a link is opened while the page is shown. */
export function useLinkedPlay(): LinkedPlay {
  const [link, setLink] = useState<LinkedPlay>(() => ({ hash: sharedHash(), count: 0 }));
  useEffect(() => {
    const read = (): void => {
      const hash = sharedHash();
      if (hash !== null) setLink(({ count }) => ({ hash, count: count + 1 }));
    };
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, []);
  return link;
}

function sharedHash(): string | null {
  const { hash } = window.location;
  return isShareHash(hash) ? hash : null;
}
