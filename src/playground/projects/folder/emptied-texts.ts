import type { StoryProgram } from '../../../ink/story/story-program';
import type { Place } from './folder-places';

/** Whether a text of the story has words, and a new one for it has none. */
export function isEmptied(program: StoryProgram, place: Place | null, next: string): boolean {
  return next.trim() === '' && !isBlankAt(program, place);
}

/** Whether the text at a place of the story has no words. */
export function isBlankAt({ source, files }: StoryProgram, place: Place | null): boolean {
  if (place?.kind === 'main') return source.trim() === '';
  return place?.kind !== 'ink' || (files[place.name] ?? '').trim() === '';
}
