import { useMemo } from 'react';
import { mapFactsMessages as words } from '../../../config/messages/map-facts';
import { placeNames } from '../../../ink/map/describe-way';
import type { StoryProgram } from '../../../ink/story/story-program';
import { Select } from '../../../ui/Select';
import { findPlaces } from '../../story-edits/find-place';
import * as styles from './MapForms.module.css';

interface PlaceSelectProps {
  program: StoryProgram;
  value: string;
  onChange: (id: string) => void;
}

/** Chooses the place that something is about. */
export function PlaceSelect({ program, value, onChange }: PlaceSelectProps) {
  const places = useMemo(() => findPlaces(program), [program]);
  const nameOf = placeNames(places);
  return (
    <label className={styles.field}>
      {words.where}
      <Select dir="auto" value={value} onChange={({ target }) => onChange(target.value)}>
        {places.map(({ id }) => (
          <option key={id} value={id}>
            {nameOf(id)}
          </option>
        ))}
      </Select>
    </label>
  );
}
