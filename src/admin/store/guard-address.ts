import type { CmsState } from './cms-store';

/**
 * Loads the page anew where its address is changed by hand from one entry to another: the CMS would show the form of
 * the first under the address of the second. To be called before the CMS is loaded, so that it hears of nothing.
 */
export function guardAddress(stateOf: () => CmsState | null): void {
  let isLeaving = false;
  window.addEventListener('hashchange', (event) => {
    const wanted = entryOf(event.newURL);
    const draft = stateOf()?.entryDraft;
    if (wanted === null || !isEditor(event.oldURL) || draft === undefined) return;
    // Where the CMS goes by itself, it has opened the other entry already.
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
    // It has been asked.
    if (isLeaving) event.stopImmediatePropagation();
  });
}

/** `collection/slug` of an address that an entry is edited at. */
function entryOf(address: string): string | null {
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
