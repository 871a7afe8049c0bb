import type { ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { PageList } from './page-list/PageList';
import { FoundFiles } from './search/FoundFiles';

/** The addresses of the list of pages, or of a folder of it, and of a search, in everything or in one part. */
const LIST = /^#\/collections\/pages\/?(?:filter\/.*)?$/;
const SEARCH = /^#\/(?:collections\/[^/]+\/)?search\/./;

/** Shows lists of ours instead of the CMS’s, which the styles hide beside them. */
export function showLists(): void {
  showInMain(LIST, 'deskPages', <PageList />);
  showInMain(SEARCH, 'deskFound', <FoundFiles />);
}

function showInMain(addresses: RegExp, className: string, list: ReactElement): void {
  const place = document.createElement('div');
  place.className = className;
  createRoot(place).render(list);
  const settle = () => {
    const main = addresses.test(window.location.hash)
      ? document.querySelector('[class*="-CollectionMain"]')
      : null;
    if (main === null) place.remove();
    else if (place.parentElement !== main) main.append(place);
  };
  new MutationObserver(settle).observe(document.body, { childList: true, subtree: true });
}
