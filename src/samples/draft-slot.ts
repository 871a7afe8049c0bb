import { createStorageSlot, type StorageSlot } from '../browser/storage-slot';

const DRAFT_PREFIX = 'docs.drafts:';

/** Storage for the ids of the exercises that are done; no page has this name. */
export const progressSlot = (): StorageSlot => draftSlot('exercises');

/** Storage for the reader’s versions of a page’s samples; one slot per page, because samples can move within it. */
export function draftSlot(page: string): StorageSlot {
  return createStorageSlot(DRAFT_PREFIX + page, { persistence: 'local' });
}
