import type { SidebarPlace } from '../../editing/page-in-sidebar';
import type { RemovalEffects } from '../../editing/removal-effects';
import type { CmsProtocol } from '../../protocol/protocol';
import { loadSiteContent } from '../kit/site-content';
import { requestServer } from './request-server';

/** When readers see a deletion or a change of a picture: once these files are published, at once, or after its review. */
export type ReadersSee = 'with the files' | 'at once' | 'reviewed';

/** What a rename would change. */
export type RenameEffects = CmsProtocol['mentions'][1];

/** What waits to be published of a page. */
export interface WaitingChange {
  /** Where GitHub shows it. */
  url: string;
  isDeletion: boolean;
}

/** What the deletion of a page would change; nothing is deleted of which something else waits. */
export interface PageRemoval extends RemovalEffects {
  waiting: WaitingChange | null;
  /** Whether Git has the page, so that it can be restored at any time. */
  isCommitted: boolean;
}

/** Renames pages, with all that links to them, and knows what else a deletion changes. */
export interface PageMover {
  mentions(params: CmsProtocol['mentions'][0]): Promise<RenameEffects>;
  /** Renames the page of the entry with the given slug. */
  rename(params: CmsProtocol['rename'][0], slug: string): Promise<unknown>;
  /** What the deletion of a page would change. */
  removal(file: string): Promise<PageRemoval>;
  /** When readers see a deletion. */
  readonly readersSee: ReadersSee;
  /** Notes which pictures are deleted with a page; null where pictures are changed by themselves. */
  readonly deleteWith: ((file: string, pictures: readonly string[]) => void) | null;
  /** Whether the entry keeps its slug for now: a branch is named after it. */
  keepsSlug: boolean;
}

/** Moves pages in the sidebar that will be published with them. */
export interface SidebarMover {
  /** Moves the new page of the entry with the given slug. */
  moveInSidebar(slug: string, file: string, place: SidebarPlace): Promise<void>;
}

/** The pictures that are deleted with a page, by its file. */
const leaving = new Map<string, readonly string[]>();

/** A page that is deleted, and the pictures that the author has chosen to delete with it. */
export function pageWithPictures(file: string): string[] {
  const pictures = leaving.get(file) ?? [];
  leaving.delete(file);
  return [file, ...pictures];
}

/** Renames the files on this machine. */
export const localMover: PageMover = {
  mentions: (params) => requestServer('mentions', params),
  rename: async (params) => {
    await requestServer('rename', params);
    await loadSiteContent();
  },
  removal: async (path) => ({ ...(await requestServer('removal', { path })), waiting: null }),
  readersSee: 'with the files',
  deleteWith: (file, pictures) => void leaving.set(file, pictures),
  keepsSlug: false,
};
