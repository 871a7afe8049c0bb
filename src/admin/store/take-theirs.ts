import type { EditableData } from '../../core/editing/editable-data';
import { readJson } from '../../core/editing/editable-json';
import { readPage } from '../../core/editing/editable-page';
import { readYaml } from '../../core/editing/editable-yaml';
import { shapeOf } from '../../core/editing/yaml-shapes';
import { TakenError } from '../conflict/ask-about-conflict';
import type { CmsRule } from './cms-store';

interface Notice {
  message?: { details?: unknown };
}

/** Fills the form with the text of its file, if the author decided so when saving. */
export const takeTheirs: CmsRule = (action, { entryDraft }) => {
  const details = (action.payload as Notice | undefined)?.message?.details;
  if (action.type !== 'NOTIFICATION_SEND' || !(details instanceof TakenError)) return [action];
  const { path, text } = details.theirs;
  const draft = entryDraft.get('entry') as { toJS(): { collection: string; status?: string } };
  const entry = { ...draft.toJS(), raw: text, data: readForm(path, text) };
  const news = { type: 'info', message: details.message, dismissAfter: 8000 };
  // An entry with a branch is compared with what is saved there.
  const type = entry.status ? 'UNPUBLISHED_ENTRY_SUCCESS' : 'ENTRY_SUCCESS';
  return [
    { type, payload: { collection: entry.collection, entry } },
    { type: 'DRAFT_CREATE_FROM_ENTRY', payload: { entry } },
    { ...action, payload: news },
  ];
};

function readForm(file: string, text: string): EditableData {
  if (file.endsWith('.mdx')) return readPage(text, file);
  return file.endsWith('.yaml') ? readYaml(text, shapeOf(file)) : readJson(text);
}
