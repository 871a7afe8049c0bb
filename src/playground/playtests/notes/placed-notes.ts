import { useSyncExternalStore } from 'react';
import type { StoryProgram } from '../../../ink/story/story-program';
import type { Replay } from '../walk/packed-replay';
import type { NotePlace } from './note-place';

/** Where a note of a tester stands, and how the way to it goes now. */
export interface PlacedNote {
  place: NotePlace;
  replay: Replay;
}

/** Where the notes of the open project stood when they were last played again. */
export interface PlacedNotes {
  /** The text that was played; null if none could be so far. */
  program: StoryProgram | null;
  /** By the notes’ ids. */
  places: ReadonlyMap<string, PlacedNote>;
  /** Whether the present text cannot be played. */
  isBroken: boolean;
}

/** Before anything was played again. */
export const nothingPlaced: PlacedNotes = { program: null, places: new Map(), isBroken: false };

let shared = nothingPlaced;
const listeners = new Set<() => void>();

/** Lets text, map and list know where the notes stand. */
export function sharePlacedNotes(placed: PlacedNotes): void {
  shared = placed;
  for (const listener of listeners) listener();
}

/** Where the notes stand: all who show them know it from one play. */
export function usePlacedNotes(): PlacedNotes {
  return useSyncExternalStore(
    subscribe,
    () => shared,
    () => nothingPlaced,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
