import { readPieces } from '../../../ink/reading/read-pieces';

/** The words that readers can come to read in a text: prose and choices, no names, tags or comments. */
export function countWords(text: string): number {
  return readPieces(text).reduce((sum, { words }) => sum + words, 0);
}
