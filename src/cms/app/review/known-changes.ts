import type { EditableData } from '../../editing/editable-data';
import { liveValue } from '../kit/live-value';
import type { CmsMap, CmsState } from '../store/cms-store';
import type { Status } from './statuses';

/** A change that is not published, as the CMS lists it. */
export interface ChangedEntry {
  collection: string;
  slug: string;
  path: string;
  /** What the CMS calls the form of a file that is no page. */
  label?: string | null;
  data?: EditableData;
  status?: Status;
  author?: string;
  updatedOn?: string;
}

/** The changes that are not published yet. */
export const knownChanges = liveValue<readonly ChangedEntry[]>([]);

let seen: unknown;

/** Notes which changes wait to be published, whenever they may have changed. */
export function noteChanges({ editorialWorkflow }: CmsState): void {
  if (seen === editorialWorkflow) return;
  seen = editorialWorkflow;
  knownChanges.set(changedEntries(editorialWorkflow));
}

function changedEntries(workflow: CmsMap | undefined): ChangedEntry[] {
  const entities = workflow?.get('entities') as
    { toJS(): Record<string, ChangedEntry | { isFetching: boolean }> } | undefined;
  // While one is loading, only that is known of it.
  return Object.values(entities?.toJS() ?? {}).filter((entity) => 'collection' in entity);
}
