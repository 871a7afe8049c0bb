import type { CmsState } from './cms-store';

/**
 * Reloads the page when its address is changed by hand from one entry to another: the CMS would show the first form
 * under the second address. Call it before the CMS is loaded, so that the CMS does not see the event.
 */
export function guardAddress(stateOf: () => CmsState | null): void {
  let isLeaving = false;
  window.addEventListener('hashchange', (event) => {
    const wanted = entryOf(event.newURL);
    const draft = stateOf()?.entryDraft;
    if (wanted === null || !isEditor(event.oldURL) || draft === undefined) return;
    // When the CMS itself navigates, it has already opened the other entry.
    if (
      `${String(draft.getIn(['entry', 'collection']))}/${String(draft.getIn(['entry', 'slug']))}` ===
      wanted
    )
      return;
    event.stopImmediatePropagation();
    if (
      draft.get('hasChanged') === true &&
      !window.confirm('What you changed here is not saved. Leave it all the same?')
    ) {
      window.history.replaceState(window.history.state, '', event.oldURL);
      return;
    }
    isLeaving = true;
    window.location.reload();
  });
  window.addEventListener('beforeunload', (event) => {
    // It has already asked.
    if (isLeaving) event.stopImmediatePropagation();
  });
}

/** `collection/slug` from the address of an entry that is being edited; null for another address. */
export function entryOf(address: string): string | null {
  const { collection, slug } =
    /#\/collections\/(?<collection>[^/?]+)\/entries\/(?<slug>[^?]+)/.exec(address)?.groups ?? {};
  if (collection === undefined || slug === undefined) return null;
  try {
    return `${collection}/${decodeURIComponent(slug)}`;
  } catch {
    return `${collection}/${slug}`;
  }
}

function isEditor(address: string): boolean {
  return /#\/collections\/[^/?]+\/(?:entries\/|new)/.test(address);
}
