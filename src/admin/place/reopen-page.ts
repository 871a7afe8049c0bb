import type { CmsStore } from '../store/cms-store';
import { successNotice } from '../store/success-notice';
import { pathOf } from './page-folders';
import type { Renamed } from './RenameForm';

const LIST = '#/collections/pages';

/** Opens the form of a renamed page anew, and says what was done; `slug` is that of its former entry. */
export function reopenPage(
  store: CmsStore,
  slug: string,
  renamed: Renamed,
  keepsSlug: boolean,
): void {
  const entry = keepsSlug ? slug : pathOf(renamed.to);
  if (!keepsSlug) {
    const payload = { collectionName: 'pages', entrySlug: slug };
    store.dispatch({ type: 'ENTRY_DELETE_SUCCESS', payload });
  }
  store.dispatch(successNotice(describeRename(renamed), 8000));
  // The CMS only reads an entry again after its form has gone.
  const watch = new MutationObserver(() => {
    if (document.querySelector('.deskPlace') !== null) return;
    watch.disconnect();
    window.location.replace(`${LIST}/entries/${entry}`);
  });
  watch.observe(document.body, { childList: true, subtree: true });
  window.location.replace(LIST);
}

/** What a rename has changed, in words. */
export function describeRename({ to, effects, withRedirect }: Renamed): string {
  const { oldPath, linking } = effects;
  const pages = linking.length === 1 ? 'one page' : `${linking.length} pages`;
  return [
    `The page is now ${to}.`,
    ...(linking.length === 0 ? [] : [`The links in ${pages} lead to it.`]),
    ...(withRedirect ? [`Readers of ${oldPath} are sent there.`] : []),
  ].join(' ');
}
