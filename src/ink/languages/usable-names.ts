import { INK_FUNCTIONS } from '../grammar/expression-grammar';
import { readPieces } from '../reading/read-pieces';
import type { StoryProgram } from '../story/story-program';

/** The same set as long as the names are the same: what was checked with it is remembered. */
let latest = { key: '', names: new Set<string>(INK_FUNCTIONS) };

/** All names that a text in a story can use: those that it declares anywhere, and ink’s own functions. */
export function usableNames({ source, files }: StoryProgram): ReadonlySet<string> {
  const texts = [source, ...Object.values(files)];
  const declared = texts
    .flatMap(readPieces)
    .flatMap(({ names }) => names)
    .filter(({ role }) => 'declares' in role)
    .map(({ path }) => path);
  const key = [...new Set(declared)].sort().join(' ');
  if (key !== latest.key) latest = { key, names: new Set([...INK_FUNCTIONS, ...declared]) };
  return latest.names;
}
