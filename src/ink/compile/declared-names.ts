import type { NameKind as DeclaredKind } from '../reading/read-piece';
import { readPieces } from '../reading/read-pieces';

/** What a name can be declared as. */
export type NameKind = 'place' | 'function' | 'variable' | 'constant' | 'list' | 'item';

/** What the reader’s kinds of names are here; others are known in a part of the story only. */
const KINDS: Readonly<Partial<Record<DeclaredKind, NameKind>>> = {
  knot: 'place',
  stitch: 'place',
  label: 'place',
  function: 'function',
  external: 'function',
  variable: 'variable',
  temporary: 'variable',
  constant: 'constant',
  list: 'list',
  'list-item': 'item',
};

/** Where ink itself goes on: names that no story declares. */
const ENDS = ['END', 'DONE'];

/**
 * What may be meant by a name that no place has: a declared one, or one of ink’s own in small letters, with a letter or
 * two behind it (`ENDE`) or in another order (`EDN`). Other names in capitals are places that are not written yet.
 */
export function meantPlaces(name: string, declared: readonly string[]): readonly string[] {
  const letters = (word: string) => Array.from(word).sort().join('');
  const isEnd = (end: string) =>
    name.toUpperCase() === end ||
    (/^[A-Z]+$/.test(name) &&
      ((name.startsWith(end) && name.length <= end.length + 2) || letters(name) === letters(end)));
  return [...declared, ...ENDS.filter(isEnd)];
}

/** The names that a text declares, of all kinds or of some, used to suggest one for a misspelt name. */
export function declaredNames(source: string, kinds?: readonly NameKind[]): string[] {
  let list = '';
  const names = readPieces(source).flatMap((piece) =>
    piece.names.flatMap(({ role, path }) => {
      const kind = 'declares' in role ? KINDS[role.declares] : undefined;
      if (kind === 'list') list = path;
      if (kind === undefined || kinds?.includes(kind) === false) return [];
      return kind === 'item' ? [path, `${list}.${path}`] : [path];
    }),
  );
  return [...new Set(names)];
}
