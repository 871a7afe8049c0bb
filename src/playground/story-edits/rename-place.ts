import { textOfFile, type StoryProgram } from '../../ink/story/story-program';
import { findPlace } from './find-place';

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
