import { confirmInDialog } from '../kit/confirm-in-dialog';
import type { CmsState } from './cms-store';

/** What is asked before a form with unsaved changes is left. */
export const LEAVE_FORM = 'Leave this form? Your last changes are not saved.';

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
    if (draft.get('hasChanged') !== true) {
      leaveFor(event.newURL);
      return;
    }
    window.history.replaceState(window.history.state, '', event.oldURL);
    // Its dialog may be open, and the button “Back” be pressed again.
    if (document.querySelector('dialog:modal') !== null) return;
    void confirmInDialog(LEAVE_FORM).then((isConfirmed) => {
      if (isConfirmed) leaveFor(event.newURL);
    });
  });

  function leaveFor(address: string): void {
    isLeaving = true;
    window.history.replaceState(window.history.state, '', address);
    window.location.reload();
  }
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
