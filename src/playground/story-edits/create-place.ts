import { mapEditMessages as words } from '../../config/messages/map-edit';
import { spacedName } from '../../ink/story/place-title';
import type { StoryProgram } from '../../ink/story/story-program';
import { addMissing } from './add-place';
import { applyEdits } from './text-edit';

/** A story with a place that an arrow in a file names, and a sentence about it; or only why that cannot be. */
export function createPlace(
  before: StoryProgram,
  name: string,
  file: string | null,
): { sentence: string; before?: StoryProgram; after?: StoryProgram } {
  const plan = addMissing(before, name, file);
  if ('problem' in plan) return { sentence: words.problems[plan.problem] };
  return {
    sentence: words.place.done(spacedName(name)),
    before,
    after: applyEdits(before, plan.edits),
  };
}
