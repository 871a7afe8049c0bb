import { useMemo, useSyncExternalStore, type ReactNode } from 'react';
import type { EditableData } from '../../core/editing/editable-data';
import type { CmsState } from './cms-store';

interface DraftData {
  toJS(): EditableData;
}

let draft: DraftData | undefined;
let file: string | undefined;
let folder: string | undefined;
const listeners = new Set<() => void>();

/** Tells the fields of the open form what it holds, whenever that has changed. */
export function noteDraft({ entryDraft }: CmsState): void {
  const data = entryDraft.getIn(['entry', 'data']) as DraftData | undefined;
  const path = entryDraft.getIn(['entry', 'path']) as string | undefined;
  const place = entryDraft.getIn(['entry', 'meta', 'path']) as string | undefined;
  if (data === draft && path === file && place === folder) return;
  draft = data;
  file = path;
  folder = place;
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The file whose form is open; undefined if none is, or if it is new. */
export function useOpenFile(): string | undefined {
  return useSyncExternalStore(listen, () => file);
}

/** The folder that is chosen in the open form, below that of all pages; '' for none. */
export function useOpenFolder(): string {
  return useSyncExternalStore(listen, () => folder ?? '').replace(/^\/+|\/+$/g, '');
}

interface WithDraftProps {
  children: (data: EditableData) => ReactNode;
}

/** Draws what depends on all fields of the open form: the CMS draws a field again only when its own value changes. */
export function WithDraft({ children }: WithDraftProps) {
  const data = useSyncExternalStore(listen, () => draft);
  return children(useMemo(() => data?.toJS() ?? {}, [data]));
}
