import type { DeskProtocol } from '../../core/desk/desk-protocol';
import { deskRequest } from '../desk-request';
import { loadSiteContent } from '../site-content';

/** What a rename would change. */
export type RenameEffects = DeskProtocol['mentions'][1];

/** Renames pages, with all that links to them. */
export interface PageMover {
  mentions(params: DeskProtocol['mentions'][0]): Promise<RenameEffects>;
  /** Renames the page of the entry with the given slug. */
  rename(params: DeskProtocol['rename'][0], slug: string): Promise<unknown>;
  /** Whether the entry keeps its slug for now: a branch is named after it. */
  keepsSlug: boolean;
}

/** Renames the files on this machine. */
export const deskMover: PageMover = {
  mentions: (params) => deskRequest('mentions', params),
  rename: async (params) => {
    await deskRequest('rename', params);
    await loadSiteContent();
  },
  keepsSlug: false,
};
