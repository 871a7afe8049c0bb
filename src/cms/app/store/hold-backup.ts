import { asChange } from '../../editing/as-change';
import type { EditableData } from '../../editing/editable-data';
import { changedAt, hasEnded, keepChange, restoreHash } from '../kit/opened-files';
import { timeOf } from '../kit/time-of';
import type { CmsRule, CmsState } from './cms-store';

interface Entry {
  collection: string;
  slug: string;
  path: string;
  data: EditableData;
}

/** What the CMS asks about the backup that it has found; `backupQuestion` says which one that is. */
export const USE_BACKUP = 'There is a local backup of text that you did not save. Use it?';

/** Asks whether to use the backup that was found, by the title of its page and the time of its last change. */
export function backupQuestion({ entryDraft }: CmsState): string {
  const title = entryDraft.getIn(['localBackup', 'entry', 'data', 'title']);
  const date = changedAt(pathIn({ entryDraft }, 'localBackup', 'entry'));
  const of = typeof title === 'string' && title !== '' ? ` of “${title}”` : '';
  const from = date === null ? '' : ` from ${timeOf({ date: date.toISOString() })}`;
  return `There is a local backup${of}${from}, with changes that you did not save. Use it?`;
}

/**
 * Holds back the CMS’s backup of an unsaved form until its entry has loaded, because the CMS would otherwise
 * overwrite the backup, and turns it into a change of that entry’s file.
 */
export function holdBackup(): CmsRule {
  let held: Entry | null = null;
  return (action, state) => {
    switch (action.type) {
      case 'DRAFT_LOCAL_BACKUP_RETRIEVED': {
        held = (action.payload as { entry: Entry }).entry;
        return release(draftOf(state));
      }
      case 'DRAFT_CREATE_FROM_ENTRY':
        return [action, ...release((action.payload as { entry: Entry }).entry)];
      case 'DRAFT_CREATE_EMPTY':
        return [action, ...release(action.payload as Entry)];
      case 'DRAFT_DISCARD':
        held = null;
        return [action];
      case 'DRAFT_CREATE_FROM_LOCAL_BACKUP':
        restoreHash(pathIn(state, 'localBackup', 'entry'));
        return [action];
      case 'DRAFT_CHANGE_FIELD':
        keepChange(pathIn(state, 'entry'));
        return [action];
      default:
        return [action];
    }
  };

  function release(opened: Entry | null) {
    const backup = held;
    if (backup === null || opened === null) return [];
    if (opened.collection !== backup.collection || opened.slug !== backup.slug) return [];
    held = null;
    if (hasEnded(backup.path)) return [];
    const data = asChange(backup.data, opened.data);
    return [{ type: 'DRAFT_LOCAL_BACKUP_RETRIEVED', payload: { entry: { ...backup, data } } }];
  }
}

function draftOf({ entryDraft }: CmsState): Entry | null {
  const entry = entryDraft.get('entry') as { toJS(): Partial<Entry> } | undefined;
  const draft = entry?.toJS();
  return draft?.collection === undefined ? null : (draft as Entry);
}

function pathIn({ entryDraft }: Pick<CmsState, 'entryDraft'>, ...place: string[]): string {
  const path = entryDraft.getIn([...place, 'path']);
  return typeof path === 'string' ? path : '';
}
