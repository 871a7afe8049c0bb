import { isTagEntry, type EntryOf, type ReferenceEntry, type TagEntry } from './reference-entry';
import { writtenNames } from './written-name';

/** The reference, indexed so that entries can be found by their written form. */
export interface ReferenceIndex {
  /** Tags of the game, scenes and choices; a scene tag and a choice tag can have the same name. */
  tags: ReadonlyMap<string, readonly TagEntry[]>;
  /** Markup; one name can be known in several places. */
  markup: ReadonlyMap<string, readonly EntryOf<'markup'>[]>;
  choiceTexts: readonly EntryOf<'choice-text'>[];
  /** Keys of JSON files: the configuration’s, then those of themes. */
  jsonKeys: ReadonlyMap<string, ReferenceEntry>;
  /** Names that are unambiguous without any syntax around them. */
  names: ReadonlyMap<string, ReferenceEntry>;
  /** Names that only count in calls: functions, and methods by the last part of their name if it is unique. */
  calls: ReadonlyMap<string, ReferenceEntry>;
}

const UPPER_CASE = /^[A-Z][A-Z\d]{2,}$|^[A-Z][A-Z\d]*(?:_[A-Z\d]+)+$/;
const SNAKE_CASE = /^[a-z\d]+(?:_[a-z\d]+)+$/;
const CAMEL_CASE = /^[a-z]+[A-Z]/;

/** Prepares entries for `findReference`. */
export function indexReference(entries: readonly ReferenceEntry[]): ReferenceIndex {
  const ofKind = <K extends ReferenceEntry['kind']>(kind: K) =>
    entries.filter((entry): entry is Extract<ReferenceEntry, { kind: K }> => entry.kind === kind);
  const first = (groups: ReadonlyMap<string, readonly ReferenceEntry[]>) =>
    new Map([...groups].flatMap(([name, [entry]]) => (entry ? [[name, entry] as const] : [])));
  const methods = groupByName(ofKind('method'), ({ name }) => [name.slice(name.indexOf('.') + 1)]);
  // “async loadInk(file)” is a member of an interface: there the name belongs to the interface.
  const ofInterfaces = new Set(
    ofKind('interface').flatMap(({ members }) =>
      members.map((member) => member.replace(/^async /, '').replace(/\(.*$/, '')),
    ),
  );
  const isOneMethod = (name: string, { length }: readonly ReferenceEntry[]) =>
    length === 1 && CAMEL_CASE.test(name) && !ofInterfaces.has(name);
  return {
    tags: groupByName(entries.filter(isTagEntry), writtenNames),
    markup: groupByName(ofKind('markup'), writtenNames),
    choiceTexts: ofKind('choice-text'),
    jsonKeys: first(
      groupByName([...ofKind('config'), ...ofKind('theme-variable')], ({ name }) => [name]),
    ),
    names: first(groupByName(entries, unmistakableNames)),
    calls: first(
      new Map<string, readonly ReferenceEntry[]>([
        ...groupByName(ofKind('function'), ({ name }) => [name]),
        ...[...methods].filter(([name, entriesOfName]) => isOneMethod(name, entriesOfName)),
      ]),
    ),
  };
}

function groupByName<E extends ReferenceEntry>(
  entries: readonly E[],
  namesOf: (entry: E) => readonly string[],
): Map<string, E[]> {
  const groups = new Map<string, E[]>();
  for (const entry of entries) {
    for (const name of namesOf(entry)) groups.set(name, [...(groups.get(name) ?? []), entry]);
  }
  return groups;
}

function unmistakableNames(entry: ReferenceEntry): string[] {
  const names = writtenNames(entry);
  switch (entry.kind) {
    case 'global-tag':
    case 'knot-tag':
    case 'choice-tag':
    case 'variable':
      return names.filter(isConstantName);
    case 'config':
      return names.filter(
        (name) => entry.bare === true || isConstantName(name) || name.includes('.'),
      );
    case 'theme-variable':
      return [`--${entry.name}`, ...(entry.bare ? names : [])];
    case 'css-class':
      return names.flatMap((name) => [name, `.${name}`]);
    case 'file':
      return names.flatMap(withoutLastSlash);
    case 'message':
      return names.filter((name) => name.includes('.'));
    case 'css-variable':
    case 'command':
    case 'method':
    case 'event':
    case 'field':
      return names;
    default:
      return [];
  }
}

function isConstantName(name: string): boolean {
  return UPPER_CASE.test(name) || SNAKE_CASE.test(name);
}

// “src” alone can mean anything, “root/game” only the folder.
function withoutLastSlash(path: string): string[] {
  const bare = path.replace(/\/$/, '');
  return bare.includes('/') || bare === path ? [path, bare] : [path];
}
