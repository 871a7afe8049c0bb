import { BROKEN, type EditableData } from '../../editing/editable-data';
import { readPage, writePage } from '../../editing/editable-page';
import { SAVED, type CmsRule } from './cms-store';

interface Entry {
  path: string;
  data?: EditableData;
  isPersisting?: boolean;
}

/**
 * Reads a page again that was saved with its frontmatter fixed: the CMS would keep showing “(broken frontmatter)” and
 * the whole file as its text.
 */
export const rereadFixed: CmsRule = (action, { entryDraft }) => {
  if (!SAVED.has(action.type)) return [action];
  const draft = entryDraft.get('entry') as { toJS(): Entry } | undefined;
  const { isPersisting: _, ...entry } = draft?.toJS() ?? { path: '' };
  if (entry.data?.[BROKEN] !== true) return [action];
  const raw = writePage(entry.data);
  const data = readPage(raw, entry.path);
  if (data[BROKEN] === true) return [action];
  return [action, { type: 'DRAFT_CREATE_FROM_ENTRY', payload: { entry: { ...entry, raw, data } } }];
};
