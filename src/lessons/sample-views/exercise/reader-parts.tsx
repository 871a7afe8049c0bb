import type { ReactNode } from 'react';
import type { StorageSlot } from '../../../base/browser/storage-slot';
import { exerciseMessages } from '../../../config/messages/exercises';
import { workshopMessages } from '../../../config/messages/workshop';
import { sampleOfExercise } from '../../../docs/exercises/exercise-ids';
import { Link } from '../../../ui/Link';
import { progressSlot } from '../drafts/draft-slot';
import { hasOwnVersion } from '../drafts/read-draft';
import type { SampleDraft } from '../drafts/sample-drafts';
import { isStepDone, keepStep, linkToContinue } from './course-progress';
import { parseProgress } from './progress';
import { showMarks } from './progress-marks';

// One part of the site’s script: what only those load who have drafts or do exercises.
export { ExerciseResult } from './ExerciseResult';
export { showMarks };
export { ProgressPanel } from './ProgressPanel';

/**
 * What the page says about a closed sample: that its exercise or step is done, that the reader has a version of it, or
 * at the head of a chapter where they go on. Marks the pages in the sidebar on the way.
 */
export async function noteOf(
  slot: StorageSlot,
  sample: Pick<SampleDraft, 'id' | 'original'>,
): Promise<ReactNode> {
  void showMarks();
  if (sample.id.startsWith('first-game-')) {
    const link = await linkToContinue();
    return link && <Link href={link.href}>{link.text}</Link>;
  }
  const { done } = parseProgress(progressSlot().get());
  if (
    done.some((exercise) => sample.id === sampleOfExercise(exercise)) ||
    isStepDone(sample.id, window.location.pathname, done)
  )
    return exerciseMessages.marked;
  return hasOwnVersion(slot, sample) ? workshopMessages.versions.closed : null;
}

/** Keeps and marks that a step of the course is done. */
export function markStep(step: Parameters<typeof keepStep>[0]): void {
  if (keepStep(step)) void showMarks();
}

/** Where a reader of the course goes on; marks the pages in the sidebar on the way. */
export function continuation(): ReturnType<typeof linkToContinue> {
  void showMarks();
  return linkToContinue();
}
