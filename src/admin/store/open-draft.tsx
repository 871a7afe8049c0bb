import { useMemo, useSyncExternalStore, type ReactNode } from 'react';
import type { EditableData } from '../../core/editing/editable-data';
import type { CmsState } from './cms-store';

interface DraftData {
  toJS(): EditableData;
}

let draft: DraftData | undefined;
const listeners = new Set<() => void>();

/** Tells the fields of the open form what it holds, whenever that has changed. */
export function noteDraft({ entryDraft }: CmsState): void {
  const data = entryDraft.getIn(['entry', 'data']) as DraftData | undefined;
  if (data === draft) return;
  draft = data;
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

interface WithDraftProps {
  children: (data: EditableData) => ReactNode;
}

/** Draws what depends on all fields of the open form: the CMS draws a field again only when its own value changes. */
export function WithDraft({ children }: WithDraftProps) {
  const data = useSyncExternalStore(listen, () => draft);
  return children(useMemo(() => data?.toJS() ?? {}, [data]));
}
