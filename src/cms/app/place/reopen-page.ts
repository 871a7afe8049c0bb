import { pathOf } from '../kit/page-folders';
import type { CmsStore } from '../store/cms-store';
import { successNotice } from '../store/notices';
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
  store.dispatch(successNotice(describeRename(renamed, keepsSlug), 8000));
  // The CMS only reads an entry again after its form has gone.
  const watch = new MutationObserver(() => {
    if (document.querySelector('.cmsPlace') !== null) return;
    watch.disconnect();
    window.location.replace(`${LIST}/entries/${entry}`);
  });
  watch.observe(document.body, { childList: true, subtree: true });
  window.location.replace(LIST);
}

/** What a rename has changed, in words; if it is to be published first, what it will change. */
export function describeRename(
  { to, effects, withRedirect }: Renamed,
  isReviewed: boolean,
): string {
  const { oldPath, newPath, linking, ended } = effects;
  const pages = linking.length === 1 ? 'one page' : `${linking.length} pages`;
  const links = linking.length === 0 ? [] : [`The links in ${pages} lead to it.`];
  if (oldPath === newPath) return [`The file is now ${to}.`, ...links].join(' ');
  return [
    isReviewed
      ? `The page will be at ${newPath} once this is published.`
      : `The page is now at ${newPath}.`,
    ...links,
    ...(ended.length > 0
      ? [`The redirect from there ${isReviewed ? 'will then be' : 'is'} removed.`]
      : []),
    ...(withRedirect
      ? [`Readers of ${oldPath} ${isReviewed ? 'will then be' : 'are'} sent there.`]
      : []),
  ].join(' ');
}
