import type { EditableData } from '../../core/editing/editable-data';
import { liveValue } from '../live-value';
import type { CmsMap, CmsState } from '../store/cms-store';

/** A page as the CMS lists it. */
export interface KnownPage {
  slug: string;
  file: string;
  /** Its label in the sidebar. */
  title: string;
  isDraft: boolean;
  /** How far its changes are that are not published yet, or “deletion” for that; '' if it has none. */
  status: string;
}

interface Entry {
  collection: string;
  slug: string;
  path: string;
  data?: EditableData;
  status?: string;
}

/** The pages that the CMS has listed; null until then. */
export const knownPages = liveValue<readonly KnownPage[] | null>(null);

let seen: readonly unknown[] = [];

/** Notes which pages the CMS has listed, whenever they may have changed. */
export function notePages({ entries, editorialWorkflow }: CmsState): void {
  if (seen[0] === entries && seen[1] === editorialWorkflow) return;
  seen = [entries, editorialWorkflow];
  const slugs = entries.getIn(['pages', 'pages', 'ids']) as Iterable<string> | undefined;
  if (slugs === undefined) return;
  const published = [...slugs].map((slug) => entryIn(entries, `pages.${slug}`));
  const changed = changedEntries(editorialWorkflow);
  const pages = [...published, ...changed].map((entry): [string, KnownPage] => [
    entry.slug,
    pageOf({ ...entry, status: changed.find(({ slug }) => slug === entry.slug)?.status ?? '' }),
  ]);
  knownPages.set([...new Map(pages).values()]);
}

function entryIn(entries: CmsMap, key: string): Entry {
  return (entries.getIn(['entities', key]) as { toJS(): Entry }).toJS();
}

function changedEntries(workflow: CmsMap | undefined): Entry[] {
  const entities = workflow?.get('entities') as { toJS(): Record<string, Entry> } | undefined;
  // While one is loading, only that is known of it.
  return Object.values(entities?.toJS() ?? {}).filter(({ collection }) => collection === 'pages');
}

function pageOf({ slug, path, data = {}, status = '' }: Entry): KnownPage {
  const title = [data.sidebar_label, data.title, slug].find(
    (text): text is string => typeof text === 'string' && text !== '',
  );
  const { draft, toDelete } = data;
  return {
    slug,
    file: path,
    title: title ?? slug,
    isDraft: draft === true,
    status: toDelete === true ? 'deletion' : status,
  };
}
