import { createRoot } from 'react-dom/client';
import { PageList } from './PageList';

/** The address of the list of pages, or of a folder of it, but not of a search in it. */
const LIST = /^#\/collections\/pages\/?(?:filter\/.*)?$/;

/** Shows the pages in the site’s own order instead of the CMS’s list, which the styles hide beside it. */
export function showPageList(): void {
  const place = document.createElement('div');
  place.className = 'deskPages';
  createRoot(place).render(<PageList />);
  const settle = () => {
    const main = LIST.test(window.location.hash)
      ? document.querySelector('[class*="-CollectionMain"]')
      : null;
    if (main === null) place.remove();
    else if (place.parentElement !== main) main.append(place);
  };
  new MutationObserver(settle).observe(document.body, { childList: true, subtree: true });
}
