import { useMemo, type ReactNode } from 'react';
import type { EditableData } from '../../editing/editable-data';
import { liveValue } from '../kit/live-value';
import { fileIn } from '../kit/page-folders';
import type { CmsState } from './cms-store';

interface DraftData {
  toJS(): EditableData;
}

const draft = liveValue<DraftData | undefined>(undefined);
const file = liveValue<string | undefined>(undefined);
const folder = liveValue<string | undefined>(undefined);

const isSaved = liveValue(false);

/** Tells the fields of the open form what it holds, whenever that has changed. */
export function noteDraft({ entryDraft }: CmsState): void {
  draft.set(entryDraft.getIn(['entry', 'data']) as DraftData | undefined);
  file.set(entryDraft.getIn(['entry', 'path']) as string | undefined);
  isSaved.set(entryDraft.getIn(['hasChanged']) === false);
  folder.set(entryDraft.getIn(['entry', 'meta', 'path']) as string | undefined);
}

/** The file whose form is open; undefined if none is, or if it is new. */
export const useOpenFile = (): string | undefined => file.use();

/** Whether what the open form holds is in its file. */
export const useIsSaved = (): boolean => isSaved.use();

/** The file of a page; of a new one, a file in the folder that is chosen for it, where its links begin. */
export function usePageFile(entry: DecapEntry): string {
  const chosen = (folder.use() ?? '').replace(/^\/+|\/+$/g, '');
  return entry.get('path') || fileIn(chosen, 'new-page');
}

interface WithDraftProps {
  children: (data: EditableData) => ReactNode;
}

/** Draws what depends on all fields of the open form: the CMS draws a field again only when its own value changes. */
export function WithDraft({ children }: WithDraftProps) {
  const data = draft.use();
  return children(useMemo(() => data?.toJS() ?? {}, [data]));
}
