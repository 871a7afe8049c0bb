import { plainFormOf } from '../../core/desk/cms-address';
import type { EditableData } from '../../core/editing/editable-data';
import { readJson } from '../../core/editing/editable-json';
import { readPlain } from '../../core/editing/editable-plain';
import { readPage } from '../../core/editing/editable-page';
import { readYaml } from '../../core/editing/editable-yaml';
import { shapeOf } from '../../core/editing/yaml-shapes';
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
  return { ...draft.toJS(), raw: text, data: readForm(file, text) };
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

function readForm(file: string, text: string): EditableData {
  if (plainFormOf(file) !== null) return readPlain(text);
  if (file.endsWith('.mdx')) return readPage(text, file);
  return file.endsWith('.yaml') ? readYaml(text, shapeOf(file)) : readJson(text);
}
