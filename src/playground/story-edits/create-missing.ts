import { mapEditMessages as words } from '../../config/messages/map-edit';
import { spacedName } from '../../ink/story/place-title';
import type { StoryProgram } from '../../ink/story/story-program';
import { addMissing } from './add-missing';
import { namedBeginning } from './name-beginning';
import { applyEdits } from './text-edit';
import { declaration, kindOfUse } from './variables';

/** A sentence about what was written, with the story before and after; or only why it cannot be written. */
interface Created {
  sentence: string;
  before?: StoryProgram;
  after?: StoryProgram;
}

/** Writes a place that an arrow in a file names. */
export function createPlace(before: StoryProgram, name: string, file: string | null): Created {
  const plan = addMissing(before, name, file);
  if ('problem' in plan) return { sentence: words.problems[plan.problem] };
  const after = applyEdits(before, plan.edits);
  const isBeginning = namedBeginning(before, after) !== null;
  const said = isBeginning ? words.beginningNamed : words.place.done;
  return { sentence: said(spacedName(name)), before, after };
}

/** Declares a variable that lines of the story use, as not so or as 0. */
export function createVariable(before: StoryProgram, name: string): Created {
  const plan = declaration(before, { name, kind: kindOfUse(before, name) });
  if ('problem' in plan) return { sentence: words.problems[plan.problem] };
  return {
    sentence: words.declared(name),
    before,
    after: applyEdits(before, plan.edits),
  };
}
