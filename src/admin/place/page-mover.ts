import type { DeskProtocol } from '../../core/desk/desk-protocol';
import { deskRequest } from '../desk-request';

/** Renames pages, with all that links to them. */
export interface PageMover {
  /** What a rename would change. */
  mentions(params: DeskProtocol['mentions'][0]): Promise<DeskProtocol['mentions'][1]>;
  /** Renames the page of the entry with the given slug. */
  rename(params: DeskProtocol['rename'][0], slug: string): Promise<{ hash: string }>;
  /** Whether the entry keeps its slug for now: a branch is named after it. */
  keepsSlug: boolean;
}

/** Renames the files on this machine. */
export const deskMover: PageMover = {
  mentions: (params) => deskRequest('mentions', params),
  rename: (params) => deskRequest('rename', params),
  keepsSlug: false,
};
