import type { CmsRule } from './cms-store';
import { successNotice } from './notices';

interface Deletion {
  collectionName: string;
  entrySlug: string;
}

/** Says which page was deleted; the CMS only goes back to its list. */
export function sayDeleted(): CmsRule {
  // A rename also removes an entry from the list, but does not ask for a deletion.
  let title: string | null = null;
  return (action, { entries }) => {
    if (action.type === 'ENTRY_DELETE_REQUEST') {
      const { collectionName, entrySlug } = action.payload as Deletion;
      const path = ['entities', `${collectionName}.${entrySlug}`, 'data', 'title'];
      const written = entries.getIn(path);
      title = typeof written === 'string' && written !== '' ? written : entrySlug;
    }
    if (action.type === 'ENTRY_DELETE_FAILURE') title = null;
    if (action.type !== 'ENTRY_DELETE_SUCCESS' || title === null) return [action];
    const message = `Deleted “${title}”.`;
    title = null;
    return [action, successNotice(message)];
  };
}
