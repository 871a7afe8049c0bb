import { useMemo } from 'react';
import { mapMessages } from '../../../config/messages/map';
import { mapEditMessages } from '../../../config/messages/map-edit';
import { placeNames, type PlaceNames } from '../../../ink/map/describe-way';
import { START } from '../../../ink/map/story-graph';
import type { StoryProgram } from '../../../ink/story/story-program';
import { findPlaces } from '../../story-edits/find-place';
import { SelectField } from './Fields';

const words = mapEditMessages.way;
/** Where another place has this name, arrows lead to that. */
const { start } = mapMessages;

/** What stands for a place that is still to be added; no place can be called like this. */
export const NEW_PLACE = '+';

interface PlaceSelectProps {
  label: string;
  program: StoryProgram;
  value: string;
  onChange: (id: string) => void;
}

/** Chooses the place that something is about. */
export function PlaceSelect({ program, ...props }: PlaceSelectProps) {
  return <SelectField {...props} options={useNamedPlaces(program)} />;
}

interface TargetSelectProps extends PlaceSelectProps {
  /** A choice of its own above the places, by its value. */
  other?: readonly [value: string, name: string];
  /** Whether a place can be left out. */
  isLeftOut?: (id: string) => boolean;
}

/** Chooses the place that a way leads to, or the end. */
export function TargetSelect({ program, other, isLeftOut, ...props }: TargetSelectProps) {
  const places = useNamedPlaces(program).filter(
    ([id, name]) => (id !== START || name === start) && isLeftOut?.(id) !== true,
  );
  return (
    <SelectField {...props} options={[...(other ? [other] : []), ...places, ['END', words.end]]} />
  );
}

function useNamedPlaces(program: StoryProgram): readonly (readonly [id: string, name: string])[] {
  return useMemo(() => {
    const places = findPlaces(program);
    const nameOf = placeNames(places);
    return places.map(({ id }) => [id, nameOf(id)]);
  }, [program]);
}

/** A target in a sentence. */
export function targetName(to: string, nameOf: PlaceNames): string {
  return to === 'END' ? words.end : words.place(nameOf(to));
}
