import type { StorageSlot } from '../../../base/browser/storage-slot';
import { isSameProgram, type StoryProgram } from '../../../ink/story/story-program';
import { findDraft, readDrafts, type SampleDraft } from './sample-drafts';

/** The reader’s version of a sample of this page, or null. */
export function readDraft(
  slot: StorageSlot,
  sample: Pick<SampleDraft, 'id' | 'original'>,
): SampleDraft | null {
  return findDraft(readDrafts(slot), sample, (original) => isInAnotherSample(original, sample.id));
}

/** Whether Edit opens the reader’s version of a sample: the original may be open while other versions are kept. */
export function hasOwnVersion(
  slot: StorageSlot,
  sample: Pick<SampleDraft, 'id' | 'original'>,
): boolean {
  const draft = readDraft(slot, sample);
  return draft !== null && !isSameProgram(draft.program, sample.original);
}

/** Whether another sample of this page shows this text or a part of it. */
function isInAnotherSample({ source }: StoryProgram, id: string): boolean {
  const codes = document.querySelectorAll('[id^="sample-"] code, [id^="failing-sample-"] code');
  return [...codes].some((code) => {
    const text = code.textContent.trim();
    return text !== '' && source.includes(text) && code.closest(`#${CSS.escape(id)}`) === null;
  });
}
