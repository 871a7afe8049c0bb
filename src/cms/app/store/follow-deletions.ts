import type { CmsRule, CmsState } from './cms-store';
import { noteDeletion, waitingDeletions } from './waiting-deletions';

interface Entry {
  collection: string;
  slug: string;
  data: object;
}

interface Which {
  collection: string;
  slug: string;
}

const PUBLISHED = 'UNPUBLISHED_ENTRY_PUBLISH_SUCCESS';

/** After these, a deletion waits no longer; after the last, because somebody else has ended it. */
const ENDS = new Set([PUBLISHED, 'UNPUBLISHED_ENTRY_DELETE_SUCCESS', 'UNPUBLISHED_ENTRY_REDIRECT']);

const isWaiting = (slug: string) => waitingDeletions.get().has(slug);

/**
 * Makes the CMS list a page whose deletion waits for its review as one that has changes, and forget it once that is
 * published.
 */
export const followDeletions: CmsRule = (action, state) => {
  const { payload } = action;
  if (action.type === 'UNPUBLISHED_ENTRIES_SUCCESS') {
    const listed = payload as { entries: Entry[] };
    return [{ ...action, payload: { ...listed, entries: listed.entries.map(marked) } }];
  }
  if (action.type === 'UNPUBLISHED_ENTRY_SUCCESS') {
    const read = payload as { entry: Entry };
    return [{ ...action, payload: { ...read, entry: marked(read.entry) } }];
  }
  if (action.type === 'ENTRY_DELETE_SUCCESS') {
    const { collectionName: collection, entrySlug: slug } = payload as {
      collectionName: string;
      entrySlug: string;
    };
    if (collection !== 'pages' || !isWaiting(slug)) return [action];
    // Nothing is deleted yet; what was typed in its form is not kept.
    return [
      { type: 'ENTRY_PERSIST_SUCCESS', payload: { slug } },
      { type: 'UNPUBLISHED_ENTRY_SUCCESS', payload: { collection, entry: proposed(slug, state) } },
    ];
  }
  const { collection, slug } = (payload ?? {}) as Partial<Which>;
  if (collection !== 'pages' || slug === undefined || !isWaiting(slug)) return [action];
  if (ENDS.has(action.type)) noteDeletion(slug, null);
  if (action.type !== PUBLISHED) return [action];
  if (window.location.hash.startsWith('#/collections/pages/entries/')) {
    window.location.hash = '#/collections/pages';
  }
  const deleted = { collectionName: collection, entrySlug: slug };
  return [action, { type: 'ENTRY_DELETE_SUCCESS', payload: deleted }];
};

/** An entry as the lists show it; its form is made from the one without a mark. */
function marked(entry: Entry): Entry {
  if (entry.collection !== 'pages' || !isWaiting(entry.slug)) return entry;
  return { ...entry, data: { ...entry.data, toDelete: true } };
}

/** A published page as one whose deletion is in review. */
function proposed(slug: string, { entries }: CmsState): Entry {
  const published = entries.getIn(['entities', `pages.${slug}`]) as { toJS(): Entry };
  return marked({
    ...published.toJS(),
    ...{ status: 'pending_review', isModification: true },
  });
}
