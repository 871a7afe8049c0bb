import type { EditableData } from '../../core/editing/editable-data';
import { formOfText } from '../form-text';
import type { CmsAction, CmsMap } from './cms-store';

interface Entry {
  collection: string;
  status?: string;
  raw: string;
  data: EditableData;
}

/** The entry in the open form, as if its file had this text. */
export function entryWithText(entryDraft: CmsMap, file: string, text: string): Entry {
  const draft = entryDraft.get('entry') as { toJS(): Entry };
  return { ...draft.toJS(), raw: text, data: formOfText(file, text) };
}

/** Fills the open form with an older text of its file, as an unsaved change. */
export function restoreText(entryDraft: CmsMap, file: string, text: string): CmsAction[] {
  const entry = entryWithText(entryDraft, file, text);
  const [name = '', value] = Object.entries(entry.data)[0] ?? [];
  // Like no saved entry: so the CMS knows that there is something to save.
  const change = { field: new Map([['name', name]]), value, metadata: {}, entries: [] };
  return [
    { type: 'DRAFT_CREATE_FROM_ENTRY', payload: { entry } },
    { type: 'DRAFT_CHANGE_FIELD', payload: change },
  ];
}
