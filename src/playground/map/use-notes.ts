import { useMemo } from 'react';
import type { StoryProgram } from '../../ink/story/story-program';
import { isPlaceholder } from '../story-edits/add-place';
import { findPlaces, type FoundPlace } from '../story-edits/find-place';
import { placeNote, type PlaceNote } from '../story-edits/place-note';
import { isBlank } from '../../ink/reading/source-lines';

/** What a place of the map is marked with. */
export interface PlaceMarks extends PlaceNote {
  /** Whether nothing is written there yet but the end that a new place begins with. */
  isEmpty: boolean;
}

/** What the places of a story are marked with, by their ids; only those that are marked. */
export function useNotes(program: StoryProgram): ReadonlyMap<string, PlaceMarks> {
  return useMemo(
    () =>
      new Map(
        findPlaces(program)
          .map((place) => {
            const isEmpty = isUnwritten(place);
            return [place.id, { ...placeNote(program, place), isEmpty }] as const;
          })
          .filter(([, { note, colour, isEmpty }]) => note !== '' || colour !== null || isEmpty),
      ),
    [program],
  );
}

function isUnwritten({ header, lines, body, bodyEnd }: FoundPlace): boolean {
  const filled = lines.slice(body, bodyEnd).filter((line) => !isBlank(line));
  return header !== null && filled.length === 1 && isPlaceholder(filled[0]?.text ?? '');
}
