import { INK_FUNCTIONS } from '../grammar/expression-grammar';
import type { NameKind } from '../reading/read-piece';
import { readPieces } from '../reading/read-pieces';
import type { StoryProgram } from '../story/story-program';

/** The names that a text in a story can use. */
export interface UsableNames {
  /** Those that the story declares anywhere, and ink’s own functions. */
  all: ReadonlySet<string>;
  /** Those that can be called. */
  functions: ReadonlySet<string>;
}

/** A list is called to make an item of a number: `weather(2)`. */
const CALLABLE: ReadonlySet<NameKind> = new Set<NameKind>(['function', 'external', 'list']);

/** The same object as long as the names are the same: what was checked with it is remembered. */
let latest: { key: string; names: UsableNames } | null = null;

/** All names that a text in a story can use. */
export function usableNames({ source, files }: StoryProgram): UsableNames {
  const declared = new Map<string, NameKind>();
  for (const { names } of [source, ...Object.values(files)].flatMap(readPieces)) {
    for (const { role, path } of names) {
      if ('declares' in role && (!declared.has(path) || CALLABLE.has(role.declares)))
        declared.set(path, role.declares);
    }
  }
  const key = [...declared].sort().join(' ');
  if (latest?.key === key) return latest.names;
  const callable = [...declared].filter(([, kind]) => CALLABLE.has(kind));
  const names = {
    all: new Set([...INK_FUNCTIONS, ...declared.keys()]),
    functions: new Set([...INK_FUNCTIONS, ...callable.map(([name]) => name)]),
  };
  latest = { key, names };
  return names;
}
