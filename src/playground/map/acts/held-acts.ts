import { mapEditMessages as words } from '../../../config/messages/map-edit';
import type { StoryProgram } from '../../../ink/story/story-program';
import { namesIn } from '../../story-edits/find-place';
import { namedBeginning } from '../../story-edits/name-beginning';
import { withPlans, type MapActs, type WritingActs } from './use-map-acts';
import type { usePositions } from './use-positions';

/**
 * Acts that move nothing else: the map is the writer’s. A beginning that becomes a place by one of them stays where it
 * is, and is told of.
 */
export function heldActs(
  plain: WritingActs,
  program: StoryProgram,
  places: Pick<ReturnType<typeof usePositions>, 'hold' | 'putBeginning'>,
  onNamed: (id: string) => void,
): MapActs {
  const write: MapActs['write'] = (after, said) => {
    const named = namedBeginning(program, after);
    if (named === null) {
      plain.write(after, said);
      places.hold();
      return;
    }
    plain.write(after, `${said} ${words.beginningNamed(namesIn(after)(named))}`.trim());
    places.putBeginning(named);
    onNamed(named);
  };
  return withPlans(program, { ...plain, write });
}
