import { ORIGINAL } from '../../editing/editable-data';
import type { CmsRule } from './cms-store';

interface SavedEntry {
  setIn: (path: readonly string[], value: unknown) => SavedEntry;
}

/**
 * Makes the CMS compare a form with what was saved last. The file it was opened from makes no difference; and a published
 * entry makes none if the entry has a branch: a text that is typed back to the published one could not be saved.
 */
export const compareWithSaved: CmsRule = (action, { entryDraft }) => {
  if (action.type !== 'DRAFT_CHANGE_FIELD') return [action];
  const change = action.payload as { entries: readonly SavedEntry[] };
  const original = entryDraft.getIn(['entry', 'data', ORIGINAL]);
  // The one with a branch comes first.
  const entries = change.entries
    .slice(0, 1)
    .map((entry) => entry.setIn(['data', ORIGINAL], original));
  return [{ ...action, payload: { ...change, entries } }];
};
