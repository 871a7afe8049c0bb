import { INK_FUNCTIONS } from '../../ink/grammar/expression-grammar';
import { readPieces } from '../../ink/reading/read-pieces';
import type { StoryProgram } from '../../ink/story/story-program';

/** All names that a text in a story can use: those that it declares anywhere, and ink’s own functions. */
export function usableNames({ source, files }: StoryProgram): ReadonlySet<string> {
  const texts = [source, ...Object.values(files)];
  const declared = texts
    .flatMap(readPieces)
    .flatMap(({ names }) => names)
    .filter(({ role }) => 'declares' in role)
    .map(({ path }) => path);
  return new Set([...INK_FUNCTIONS, ...declared]);
}
