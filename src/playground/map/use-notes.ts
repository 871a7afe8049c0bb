import { useMemo } from 'react';
import type { StoryProgram } from '../../ink/story/story-program';
import { findPlaces } from '../story-edits/find-place';
import { placeNote, type PlaceNote } from '../story-edits/place-note';

/** What is noted on the places of a story, by their ids; only those that have a note or a colour. */
export function useNotes(program: StoryProgram): ReadonlyMap<string, PlaceNote> {
  return useMemo(
    () =>
      new Map(
        findPlaces(program)
          .map((place) => [place.id, placeNote(program, place)] as const)
          .filter(([, { note, colour }]) => note !== '' || colour !== null),
      ),
    [program],
  );
}
