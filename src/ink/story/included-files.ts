import { textOfFile, type StoryProgram } from './story-program';
import { readPieces } from '../reading/read-pieces';

/** The files of a story in the order in which ink reads them. */
export function includedFiles(program: StoryProgram, main: string | null): (string | null)[] {
  const found: (string | null)[] = [main];
  for (const file of found) {
    for (const { includes } of readPieces(textOfFile(program, file))) {
      for (const { file: name } of includes) {
        if (Object.hasOwn(program.files, name) && !found.includes(name)) found.push(name);
      }
    }
  }
  return found;
}
