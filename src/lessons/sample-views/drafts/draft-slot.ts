import { createStorageSlot, type StorageSlot } from '../../../base/browser/storage-slot';

const DRAFT_PREFIX = 'docs.drafts:';
/** No page has this name. */
const PROGRESS = 'exercises';
/** Key of the storage for the ids of exercises, steps and chapters that are done. */
export const PROGRESS_KEY = DRAFT_PREFIX + PROGRESS;

/** Storage for the ids of exercises, steps and chapters that are done. */
export const progressSlot = (): StorageSlot => draftSlot(PROGRESS);

/** Storage for the reader’s versions of a page’s samples; one slot per page, because samples can move within it. */
export function draftSlot(page: string): StorageSlot {
  return createStorageSlot(DRAFT_PREFIX + page, { persistence: 'local' });
}
