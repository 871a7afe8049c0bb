import type { CmsStore } from './cms-store';
import { entryOf } from './guard-address';

/**
 * Tells the CMS that the entry of a new address is loading, before it opens its form: the form of an entry that it does
 * not know would be drawn empty, and fail where it looks for the entry’s page. Call it before the CMS is loaded.
 */
export function expectEntry({ getState, dispatch }: CmsStore): void {
  window.addEventListener('hashchange', ({ newURL }) => {
    const entry = entryOf(newURL);
    if (entry === null) return;
    const [collection = '', ...names] = entry.split('/');
    const slug = names.join('/');
    const state = getState();
    // One with a branch only is among those of the workflow; nobody would say that it has been read again.
    const isKnown = [state?.entries, state?.editorialWorkflow].some(
      (known) => known?.getIn(['entities', `${collection}.${slug}`]) !== undefined,
    );
    if (!isKnown) dispatch({ type: 'ENTRY_REQUEST', payload: { collection, slug } });
  });
}
