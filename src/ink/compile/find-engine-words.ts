import { tokenizeInk } from '../grammar/tokenize-ink';
import { readEngineWords, type WrittenWord } from './read-engine-words';

/** Finds the words in ink that are meant for the engine, in their order in the text. */
export function findEngineWords(source: string): WrittenWord[] {
  return readEngineWords(tokenizeInk(source));
}
