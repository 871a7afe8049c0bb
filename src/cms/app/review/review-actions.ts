import { pathOf } from '../kit/page-folders';
import type { CmsStore } from '../store/cms-store';
import { failureNotice, successNotice } from '../store/notices';
import type { ChangedEntry } from './known-changes';
import { stages, type Status } from './statuses';

/** What the CMS’s backend does with a change: see Decap’s “Implementation”. */
export interface ReviewBackend {
  updateUnpublishedEntryStatus(collection: string, slug: string, status: Status): Promise<unknown>;
  publishUnpublishedEntry(collection: string, slug: string): Promise<unknown>;
  deleteUnpublishedEntry(collection: string, slug: string): Promise<unknown>;
}

/** What a reviewer does with a change; each resolves once it is done, or once it is said why it was not. */
export interface ReviewActions {
  move(change: ChangedEntry, title: string, status: Status): Promise<void>;
  publish(change: ChangedEntry, title: string): Promise<void>;
  discard(change: ChangedEntry, title: string): Promise<void>;
}

interface Step {
  /** The CMS’s names for it and for its failure. */
  name: 'STATUS_CHANGE' | 'PUBLISH' | 'DELETE';
  failure: string;
  work(backend: ReviewBackend): Promise<unknown>;
  /** What else is dispatched to its store. */
  result?: object;
  said: string;
}

/** Does to changes what the CMS’s forms do, and tells its store; there is a backend once somebody has signed in. */
export function reviewActions(backend: () => ReviewBackend | null, store: CmsStore): ReviewActions {
  return {
    move: (change, title, status) =>
      attempt(change, {
        name: 'STATUS_CHANGE',
        failure: 'onFailToUpdateStatus',
        work: (host) => host.updateUnpublishedEntryStatus(change.collection, change.slug, status),
        result: { newStatus: status },
        said: `“${title}” is now “${stages[status].name}”.`,
      }).then(() => undefined),
    publish: async (change, title) => {
      const isDone = await attempt(change, {
        name: 'PUBLISH',
        failure: 'onFailToPublishEntry',
        work: (host) => host.publishUnpublishedEntry(change.collection, change.slug),
        said: `Published “${title}”.`,
      });
      const isPage = change.collection === 'pages' && change.data?.toDelete !== true;
      if (isDone && isPage) listPage(change);
    },
    discard: (change, title) =>
      attempt(change, {
        name: 'DELETE',
        failure: 'onFailToDelete',
        work: (host) => host.deleteUnpublishedEntry(change.collection, change.slug),
        said: `Discarded the changes to “${title}”.`,
      }).then(() => undefined),
  };

  async function attempt({ collection, slug }: ChangedEntry, step: Step): Promise<boolean> {
    const tell = (end: string, more?: object) => {
      const payload = { collection, slug, ...more };
      store.dispatch({ type: `UNPUBLISHED_ENTRY_${step.name}_${end}`, payload });
    };
    const host = backend();
    if (host === null) return false;
    tell('REQUEST');
    try {
      await step.work(host);
    } catch (error) {
      tell('FAILURE');
      store.dispatch(failureNotice(step.failure, error));
      return false;
    }
    tell('SUCCESS', step.result);
    store.dispatch(successNotice(step.said));
    return true;
  }

  /** Puts a page into the CMS’s list as it is published now; a list that is read later has it anyway. */
  function listPage(change: ChangedEntry): void {
    const { collection, slug, path } = change;
    if (store.getState()?.entries.getIn(['pages', collection, 'ids']) === undefined) return;
    const published = pathOf(path);
    if (published !== slug) {
      const payload = { collectionName: collection, entrySlug: slug };
      store.dispatch({ type: 'ENTRY_DELETE_SUCCESS', payload });
    }
    const entry = { ...change, slug: published, status: '' };
    store.dispatch({ type: 'ENTRY_SUCCESS', payload: { collection, entry } });
  }
}
