import type { StorageSlot } from '../../browser/storage-slot';
import { sampleOfExercise } from '../../core/exercises/exercise-ids';
import { exerciseMessages } from '../../site/messages/exercises';
import { workshopMessages } from '../../site/messages/workshop';
import { progressSlot } from '../draft-slot';
import { hasOwnVersion } from '../read-draft';
import type { SampleDraft } from '../sample-drafts';
import { parseProgress } from './progress';
import { showMarks } from './progress-marks';

// One part of the site’s script: what only those load who have drafts or do exercises.
export { ExerciseResult } from './ExerciseResult';
export { ProgressPanel } from './ProgressPanel';

/**
 * What the page says about a closed sample: that its exercise is done, or that the reader has a version of it. Marks
 * the pages in the sidebar on the way.
 */
export function noteOf(
  slot: StorageSlot,
  sample: Pick<SampleDraft, 'id' | 'original'>,
): string | null {
  void showMarks();
  const { done } = parseProgress(progressSlot().get());
  if (done.some((exercise) => sample.id === sampleOfExercise(exercise)))
    return exerciseMessages.marked;
  return hasOwnVersion(slot, sample) ? workshopMessages.versions.closed : null;
}
