import { ORIGINAL } from '../../editing/editable-data';
import { isSameData } from '../../editing/same-data';
import { SAVED, type CmsAction, type CmsMap, type CmsRule, type CmsState } from './cms-store';

interface SavedEntry extends Pick<CmsMap, 'getIn'> {
  setIn: (path: readonly string[], value: unknown) => SavedEntry;
}

interface Change {
  field: { get: (key: 'name') => string };
  value: unknown;
  entries: readonly SavedEntry[];
}

const SAVING = new Set(['ENTRY_PERSIST_REQUEST', 'UNPUBLISHED_ENTRY_PERSIST_REQUEST']);
/** With these, the CMS knows what is saved, or another form is open. */
const READ = new Set([
  'ENTRIES_SUCCESS',
  'ENTRY_SUCCESS',
  'UNPUBLISHED_ENTRY_SUCCESS',
  'DRAFT_CREATE_FROM_ENTRY',
  'DRAFT_DISCARD',
]);

/**
 * Makes the CMS compare a form with what was saved last. Until it has read the entry again, that is what it has just
 * sent. The file it was opened from makes no difference; and a published entry makes none if the entry has a branch: a
 * text that is typed back to the published one could not be saved. A list that is again what was saved is handed over as
 * the saved one: the CMS finds no other list equal to it.
 */
export function compareWithSaved(): CmsRule {
  let sent: SavedEntry | null = null;
  let saved: SavedEntry | null = null;
  return (action, state) => {
    if (SAVING.has(action.type)) sent = state.entryDraft.get('entry') as SavedEntry;
    if (SAVED.has(action.type)) saved = sent;
    if (READ.has(action.type)) saved = null;
    return [action.type === 'DRAFT_CHANGE_FIELD' ? comparedWith(saved, action, state) : action];
  };
}

function comparedWith(
  saved: SavedEntry | null,
  action: CmsAction,
  { entryDraft }: CmsState,
): CmsAction {
  const change = action.payload as Change;
  const original = entryDraft.getIn(['entry', 'data', ORIGINAL]);
  // The one with a branch comes first.
  const [latest] = change.entries;
  const entry = latest && (saved ?? latest);
  if (entry === undefined) return action;
  const before = entry.getIn(['data', change.field.get('name')]);
  const payload = {
    ...change,
    value: isSameData(asPlain(before), change.value) ? before : change.value,
    entries: [entry.setIn(['data', ORIGINAL], original)],
  };
  return { ...action, payload };
}

/** What a list of Immutable.js holds. */
function asPlain(value: unknown): unknown {
  const isImmutable = typeof value === 'object' && value !== null && 'toJS' in value;
  return isImmutable ? (value as { toJS(): unknown }).toJS() : value;
}
