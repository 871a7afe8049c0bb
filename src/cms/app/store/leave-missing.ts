import type { CmsRule } from './cms-store';
import { entryOf } from './guard-address';

/** Goes back to the list of pages from one that cannot be read: the CMS would show its message on an empty page. */
export const leaveMissing: CmsRule = (action) => {
  if (action.type === 'ENTRY_FAILURE') {
    const { collection, slug } = action.payload as { collection: string; slug: string };
    const isOpen = entryOf(window.location.href) === `${collection}/${slug}`;
    // Other lists have one file each, and open it at once.
    if (collection === 'pages' && isOpen) window.location.hash = `#/collections/${collection}`;
  }
  return [action];
};
