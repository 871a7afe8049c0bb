import { useMemo } from 'react';
import { mapMessages } from '../../../config/messages/map';
import { mapEditMessages } from '../../../config/messages/map-edit';
import { placeNames, type PlaceNames } from '../../../ink/map/describe-way';
import { START } from '../../../ink/map/story-graph';
import type { StoryProgram } from '../../../ink/story/story-program';
import { Select } from '../../../ui/Select';
import { findPlaces } from '../../story-edits/find-place';
import * as styles from './MapForms.module.css';

const words = mapEditMessages.way;
/** Where another place has this name, arrows lead to that. */
const { start } = mapMessages;

/** What stands for a place that is still to be added; no place can be called like this. */
export const NEW_PLACE = '+';

interface TargetSelectProps {
  label: string;
  program: StoryProgram;
  value: string;
  /** A choice of its own above the places, by its value. */
  other?: readonly [value: string, name: string];
  /** Whether a place can be left out. */
  isLeftOut?: (id: string) => boolean;
  onChange: (to: string) => void;
}

/** Chooses the place that a way leads to, or the end. */
export function TargetSelect(props: TargetSelectProps) {
  const { label, program, value, other, isLeftOut, onChange } = props;
  const places = useMemo(() => findPlaces(program), [program]);
  const nameOf = placeNames(places);
  return (
    <label className={styles.field}>
      {label}
      <Select dir="auto" value={value} onChange={({ target }) => onChange(target.value)}>
        {other !== undefined && <option value={other[0]}>{other[1]}</option>}
        {places
          .filter(({ id }) => (id !== START || nameOf(id) === start) && isLeftOut?.(id) !== true)
          .map(({ id }) => (
            <option key={id} value={id}>
              {nameOf(id)}
            </option>
          ))}
        <option value="END">{words.end}</option>
      </Select>
    </label>
  );
}

/** A target in a sentence. */
export function targetName(to: string, nameOf: PlaceNames): string {
  return to === 'END' ? words.end : words.place(nameOf(to));
}
