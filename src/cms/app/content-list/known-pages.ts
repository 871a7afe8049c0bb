import { liveValue } from '../kit/live-value';
import { knownChanges, type ChangedEntry } from '../review/known-changes';
import type { Status } from '../review/statuses';
import type { CmsMap, CmsState } from '../store/cms-store';

/** A page as the CMS lists it. */
export interface KnownPage {
  slug: string;
  file: string;
  /** Its label in the sidebar. */
  title: string;
  isDraft: boolean;
  /** How far its changes are that are not published yet, or “deletion” for that; '' if it has none. */
  status: Status | 'deletion' | '';
}

/** The pages that the CMS has listed; null until then. */
export const knownPages = liveValue<readonly KnownPage[] | null>(null);

let seen: readonly unknown[] = [];

/** Notes which pages the CMS has listed, whenever they may have changed; call it after `noteChanges`. */
export function notePages({ entries }: CmsState): void {
  const changes = knownChanges.get();
  if (seen[0] === entries && seen[1] === changes) return;
  seen = [entries, changes];
  const slugs = entries.getIn(['pages', 'pages', 'ids']) as Iterable<string> | undefined;
  if (slugs === undefined) return;
  const published = [...slugs].map((slug) => entryIn(entries, `pages.${slug}`));
  const changed = changes.filter(({ collection }) => collection === 'pages');
  const pages = [...published, ...changed].map((entry): [string, KnownPage] => [
    entry.slug,
    pageOf(entry, changed.find(({ slug }) => slug === entry.slug)?.status ?? ''),
  ]);
  knownPages.set([...new Map(pages).values()]);
}

function entryIn(entries: CmsMap, key: string): ChangedEntry {
  return (entries.getIn(['entities', key]) as { toJS(): ChangedEntry }).toJS();
}

function pageOf({ slug, path, data = {} }: ChangedEntry, status: KnownPage['status']): KnownPage {
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
