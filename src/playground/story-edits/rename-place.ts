import { withTitle } from '../../ink/story/place-title';
import { textOfFile, type StoryProgram } from '../../ink/story/story-program';
import { findPlace } from './find-place';
import type { EditPlan } from './text-edit';

/** Writes what a place is called, as far as its name does not say it. */
export function retitle(program: StoryProgram, id: string, title: string): EditPlan {
  const place = findPlace(program, id);
  const line = place?.lines[place.first];
  if (!place?.header || line === undefined) return { problem: 'changed' };
  const { file, header } = place;
  const before = textOfFile(program, file).slice(line.from, line.to);
  const insert = withTitle(before, header.name, title);
  return { edits: insert === before ? [] : [{ file, from: line.from, to: line.to, insert }] };
}

/** Where the name of a place is declared, for a rename; null for the beginning. */
export function declarationOf(
  program: StoryProgram,
  id: string,
): { file: string | null; position: number } | null {
  const place = findPlace(program, id);
  if (!place?.header) return null;
  const { file, header, lines, first } = place;
  const position = textOfFile(program, file).indexOf(header.name, lines[first]?.from);
  return position < 0 ? null : { file, position };
}
