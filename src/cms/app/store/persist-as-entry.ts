import type { CmsRule } from './cms-store';

/** What the CMS says of a published entry instead: its form hears both. */
const OF_ENTRY: Readonly<Record<string, string>> = {
  UNPUBLISHED_ENTRY_PERSIST_REQUEST: 'ENTRY_PERSIST_REQUEST',
  UNPUBLISHED_ENTRY_PERSIST_FAILURE: 'ENTRY_PERSIST_FAILURE',
};

/**
 * Keeps an entry from counting as one with a branch before its first save has succeeded: once it has failed, the CMS
 * would look for the branch at each further attempt, in vain, and would empty the form of a new entry.
 */
export const persistAsEntry: CmsRule = (action, { editorialWorkflow }) => {
  if (action.type === 'UNPUBLISHED_ENTRY_PERSIST_SUCCESS') {
    const { entry } = action.payload as { entry: { get(key: string): string } };
    // The CMS would list a new entry under no name; it reads it again next, and lists it then.
    return [entry.get('slug') === '' ? { ...action, type: 'ENTRY_PERSIST_SUCCESS' } : action];
  }
  const type = OF_ENTRY[action.type];
  if (type === undefined) return [action];
  const { collection, slug } = action.payload as { collection: string; slug?: string };
  const hasBranch = editorialWorkflow?.getIn(['entities', `${collection}.${slug}`, 'status']);
  return hasBranch === undefined ? [{ ...action, type }] : [action];
};
