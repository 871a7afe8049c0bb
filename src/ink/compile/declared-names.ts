/** What a name can be declared as. */
export type NameKind = 'place' | 'function' | 'variable' | 'constant' | 'list' | 'item';

const DECLARATIONS: readonly [kind: NameKind, pattern: RegExp][] = [
  ['place', /^\s*={2,}\s*(?!function\s)(?<name>\w+)/gm],
  ['function', /^\s*={2,}\s*function\s+(?<name>\w+)/gm],
  ['place', /^\s*=\s*(?<name>\w+)/gm],
  ['place', /^[\s*+-]*[*+-]\s*\((?<name>\w+)\)/gm],
  ['variable', /^\s*VAR\s+(?<name>\w+)/gm],
  ['constant', /^\s*CONST\s+(?<name>\w+)/gm],
  ['list', /^\s*LIST\s+(?<name>\w+)/gm],
  ['function', /^\s*EXTERNAL\s+(?<name>\w+)/gm],
  ['variable', /^\s*~\s*temp\s+(?<name>\w+)/gm],
];

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

const LISTS = /^\s*LIST\s+(?<list>\w+)\s*=(?<items>[^\n/]*)/gm;

/** The names that a text declares, of all kinds or of some, used to suggest one for a misspelt name. */
export function declaredNames(source: string, kinds?: readonly NameKind[]): string[] {
  const isWanted = (kind: NameKind): boolean => kinds?.includes(kind) ?? true;
  const names = DECLARATIONS.filter(([kind]) => isWanted(kind)).flatMap(([, pattern]) =>
    Array.from(source.matchAll(pattern), ({ groups }) => groups?.name ?? ''),
  );
  return [...new Set([...names, ...(isWanted('item') ? listItems(source) : [])])];
}

/** The items of all lists, alone and with the name of their list. */
function listItems(source: string): string[] {
  return [...source.matchAll(LISTS)].flatMap(({ groups: { list = '', items = '' } = {} }) =>
    items.split(',').flatMap((item) => {
      const name = /^[\s(]*(\w+)/.exec(item)?.[1];
      return name === undefined ? [] : [name, `${list}.${name}`];
    }),
  );
}
