import { filesWithImage } from './find-mentions';
import { removeFromSidebar } from './page-in-sidebar';
import { addressesOf, usersOf, type PagePlace, type Texts } from './plan-changes';

/** What an author should know before a page is deleted. */
export interface RemovalEffects {
  address: string;
  /** The files that need it, which is why it cannot be deleted. */
  users: string[];
  /** Whether it has a line in the sidebar, which is deleted with it. */
  isListed: boolean;
  /** The old addresses that lead to it, whose redirects are deleted with it. */
  redirects: string[];
  /** The pictures that only this page shows, which are kept. */
  pictures: string[];
}

/** Finds what the deletion of a page changes elsewhere. */
export function removalEffects(
  texts: Texts,
  file: string,
  place: PagePlace,
  redirectsFile: string,
): RemovalEffects {
  const [address = '', ...redirects] = addressesOf(texts, file, place, redirectsFile);
  const sidebar = texts.get(place.version.sidebarFile) ?? '';
  const shown = (texts.get(file) ?? '').match(/\/img\/[\w/%.-]+\w/g) ?? [];
  return {
    address,
    users: usersOf(texts, file, place, redirectsFile),
    isListed: removeFromSidebar(sidebar, place.docId) !== sidebar,
    redirects,
    pictures: [...new Set(shown)].filter((src) => filesWithImage(texts, src).length === 1),
  };
}
