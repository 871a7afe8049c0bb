import { readFile } from './read-file';

/** The words that readers can come to read in a text: prose and choices, no names, tags or comments. */
export function countWords(text: string): number {
  return readFile(text).reduce((sum, { words }) => sum + words, 0);
}
