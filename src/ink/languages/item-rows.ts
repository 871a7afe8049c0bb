import { groupBy } from '../../base/lists/group-by';
import type { WrittenName } from '../reading/read-piece';
import { readPieces } from '../reading/read-pieces';
import { readStoryNames, type Declaration, type Occurrence } from '../story/story-names';
import { textOfFile, type StoryProgram } from '../story/story-program';
import type { TextRow, TextSpot } from './text-row';

/** Names in the texts of a story. */
export interface NamesInTexts {
  /** Those whose value a text prints. */
  printed: ReadonlySet<string>;
  /** Those whose value is a part of a tag, or of a path: the name of a picture, for example. */
  filed: ReadonlySet<string>;
}

/**
 * The items of lists that a story prints: ink shows the name of an item, so its translation is another name. Lists whose
 * items name files or tell the engine something are left out.
 */
export function readItemRows(program: StoryProgram, { printed, filed }: NamesInTexts): TextRow[] {
  if (printed.size === 0 || !hasLists(program)) return [];
  const { declarations, occurrences } = readStoryNames(program);
  const held = listsHeld(program, occurrences);
  const listsOf = (names: ReadonlySet<string>): Set<string> =>
    new Set(
      [...names].flatMap((path) => path.split('.').flatMap((name) => [...(held.get(name) ?? [])])),
    );
  const shown = listsOf(printed);
  const left = listsOf(filed);
  return declarations.flatMap((item) => {
    const { kind, list, name } = item;
    if (kind !== 'list-item' || list === null || !shown.has(list) || left.has(list)) return [];
    const { file, from } = item;
    const spot = { file, from, to: from + name.length, line: lineOf(program, item) };
    return [{ place: list, kind: 'item', original: name, comment: '', spots: [spot] }];
  });
}

/** Whether any list is declared: most stories have none, and what reads all names of a long one takes its time. */
function hasLists({ source, files }: StoryProgram): boolean {
  const isList = ({ role }: WrittenName): boolean => 'declares' in role && role.declares === 'list';
  return [source, ...Object.values(files)].some(
    (text) => text.includes('LIST') && readPieces(text).some(({ names }) => names.some(isList)),
  );
}

/**
 * The items of a story’s lists that get other names, with all places where they are written; `nameFor` is null for one that
 * stays as it is, and so does one whose name would be taken.
 */
export function renamedItems(
  program: StoryProgram,
  nameFor: (item: Pick<TextRow, 'place' | 'original'>) => string | null,
): Map<{ spots: readonly Occurrence[] }, string> {
  const { declarations, occurrences } = readStoryNames(program);
  const taken = new Set(declarations.map(({ name }) => name));
  const renamed = new Map<{ spots: readonly Occurrence[] }, string>();
  for (const declaration of declarations) {
    const { list, name } = declaration;
    if (list === null) continue;
    const named = nameFor({ place: list, original: name });
    if (named === null || taken.has(named)) continue;
    taken.add(named);
    const spots = occurrences.filter((one) => one.declaration === declaration);
    renamed.set({ spots }, named);
  }
  return renamed;
}

/** The lists of whose items a name can have some: a list, an item, or a variable that is set to one on some line. */
function listsHeld(
  program: StoryProgram,
  occurrences: readonly Occurrence[],
): ReadonlyMap<string, ReadonlySet<string>> {
  const held = new Map<string, Set<string>>();
  const listsIn = (name: string): Set<string> => {
    const lists = held.get(name) ?? new Set();
    held.set(name, lists);
    return lists;
  };
  for (const { declaration } of occurrences) {
    const { kind, name, list } = declaration;
    if (kind === 'list') listsIn(name).add(name);
    if (kind === 'list-item' && list !== null) listsIn(name).add(list);
  }
  const lines = groupBy(
    occurrences,
    ({ file, from }) => `${file} ${textOfFile(program, file).lastIndexOf('\n', from - 1)}`,
  );
  // A variable may be set to another one that is set to an item further down.
  for (let isNew = true; isNew;) {
    isNew = false;
    for (const [first, ...others] of lines.values()) {
      if (first === undefined || !canHold(first.declaration)) continue;
      const lists = listsIn(first.declaration.name);
      const { size } = lists;
      for (const { declaration } of others) {
        for (const list of held.get(declaration.name) ?? []) lists.add(list);
      }
      isNew ||= lists.size > size;
    }
  }
  return held;
}

const canHold = ({ kind }: Declaration): boolean => kind === 'variable' || kind === 'temporary';

function lineOf(program: StoryProgram, { file, from }: Pick<TextSpot, 'file' | 'from'>): number {
  return textOfFile(program, file).slice(0, from).split('\n').length;
}
