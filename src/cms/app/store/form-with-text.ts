import type { EditableData } from '../../editing/editable-data';
import { formOfText } from '../kit/form-text';
import type { CmsAction, CmsMap, CmsState } from './cms-store';

interface Entry {
  collection: string;
  slug: string;
  status?: string;
  raw: string;
  data: EditableData;
}

/** The entry in the open form, as if its file had this text. */
export function entryWithText(entryDraft: CmsMap, file: string, text: string): Entry {
  const draft = entryDraft.get('entry') as { toJS(): Entry };
  return { ...draft.toJS(), raw: text, data: formOfText(file, text) };
}

/** Fills the open form with an older text of its file, as a change of what is saved. */
export function restoreText(
  { entryDraft, entries }: CmsState,
  file: string,
  text: string,
): CmsAction[] {
  const entry = entryWithText(entryDraft, file, text);
  const saved = entries.getIn(['entities', `${entry.collection}.${entry.slug}`]);
  // The CMS then compares the form with what is saved.
  const change = {
    field: new Map([['name', 'body']]),
    value: entry.data.body,
    metadata: {},
    entries: saved === undefined ? [] : [saved],
  };
  return [
    { type: 'DRAFT_CREATE_FROM_ENTRY', payload: { entry } },
    { type: 'DRAFT_CHANGE_FIELD', payload: change },
  ];
}
