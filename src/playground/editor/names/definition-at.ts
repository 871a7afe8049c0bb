import { includedFiles } from '../../../ink/story/included-files';
import { textOfFile, type StoryProgram } from '../../../ink/story/story-program';
import { readPieces } from '../../../ink/reading/read-pieces';
import { occurrenceAt, readStoryNames } from '../../../ink/story/story-names';

/** A position in a story; the file is null for the main one. */
export interface TextPlace {
  file: string | null;
  from: number;
}

/** What is written at a position and leads somewhere: a name, or a file after INCLUDE. */
export interface NameLink {
  from: number;
  to: number;
  target: TextPlace;
}

/** The link at a position of a file, or null. */
export function linkAt(
  program: StoryProgram,
  file: string | null,
  position: number,
): NameLink | null {
  for (const piece of readPieces(textOfFile(program, file))) {
    for (const { file: name, from } of piece.includes) {
      const begin = piece.from + from;
      const end = begin + name.length;
      const isHere = begin <= position && position <= end;
      if (isHere && Object.hasOwn(program.files, name)) {
        return { from: begin, to: end, target: { file: name, from: 0 } };
      }
    }
  }
  // A file that the story does not include is a story of its own.
  const main = includedFiles(program, null).includes(file) ? null : file;
  const found = occurrenceAt(readStoryNames(program, main), file, position);
  if (found === null) return null;
  const { from, to, declaration } = found;
  return { from, to, target: { file: declaration.file, from: declaration.from } };
}
