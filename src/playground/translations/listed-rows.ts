import { checkTranslation, isSerious, type RowFault } from '../../ink/languages/check-row';
import {
  keyOf,
  stateOf,
  type LanguageTable,
  type RowState,
  type Translation,
} from '../../ink/languages/language-table';
import type { TextRow } from '../../ink/languages/text-row';
import { countWords } from '../../ink/reading/count-words';
import type { UsableNames } from '../../ink/languages/usable-names';

/** A text of the story beside its translation. */
export interface ListedRow {
  key: string;
  row: TextRow;
  translation: Translation | undefined;
  state: RowState;
  fault: RowFault | null;
  /** The ids of testers’ notes about it. */
  notes: readonly string[];
  /** About how many words the original has. */
  words: number;
}

/** What the list can show. */
export type RowFilter = 'all' | RowState | 'faulty' | 'noted';

/** The ids of testers’ notes, by the keys of the texts that they are about. */
export type RowNotes = ReadonlyMap<string, readonly string[]>;

const noNotes: RowNotes = new Map();
const none: readonly string[] = [];

/** All texts of a story beside their translations; `names` are those that the story declares. */
export function listRows(
  rows: readonly TextRow[],
  { entries }: LanguageTable,
  names: UsableNames,
  notes: RowNotes = noNotes,
): ListedRow[] {
  const byKey = new Map(entries.map((entry) => [keyOf(entry), entry]));
  const items = new Set<string>();
  return rows.map((row) => {
    const known = latest.get(row);
    const key = known?.listed.key ?? keyOf(row);
    const translation = byKey.get(key);
    const own = notes.get(key) ?? none;
    if (
      known?.names === names &&
      known.listed.translation === translation &&
      known.listed.notes === own
    )
      return known.listed;
    const state = stateOf(translation);
    let fault: RowFault | null = null;
    if (translation !== undefined && state !== 'missing') {
      const isTwice = row.kind === 'item' && items.has(translation.text);
      fault = isTwice ? { kind: 'item' } : checkTranslation(row, translation, names);
      if (row.kind === 'item') items.add(translation.text);
    }
    const words = known?.listed.words ?? countWords(row.original);
    const listed = { key, row, translation, state, fault, notes: own, words };
    // What is wrong with an item depends on others.
    if (row.kind !== 'item') latest.set(row, { names, listed });
    return listed;
  });
}

/** What was listed last for a text: a key press changes one of thousands. */
const latest = new WeakMap<TextRow, { names: UsableNames; listed: ListedRow }>();

/** Whether nothing is left to do for a text: players get its translation. */
export function isDone({ state, fault }: Pick<ListedRow, 'state' | 'fault'>): boolean {
  return state === 'done' && isPlayed({ state, fault });
}

/** Whether players get the translation of a text, which may still have to be checked. */
export function isPlayed({ state, fault }: Pick<ListedRow, 'state' | 'fault'>): boolean {
  return state !== 'missing' && (fault === null || !isSerious(fault));
}

/** Those of the story, without the words of the player. */
export function ofStory(listed: readonly ListedRow[]): ListedRow[] {
  return listed.filter(({ row }) => row.kind !== 'player');
}

/** Those that a filter and a search leave. */
export function filterRows(
  listed: readonly ListedRow[],
  filter: RowFilter,
  search: string,
): ListedRow[] {
  const wanted = search.trim().normalize().toLocaleLowerCase();
  return listed.filter(
    (one) =>
      isIn(one, filter) &&
      (wanted === '' ||
        [one.row.original, one.translation?.text ?? '', one.row.place].some((text) =>
          text.normalize().toLocaleLowerCase().includes(wanted),
        )),
  );
}

function isIn({ state, fault, notes }: ListedRow, filter: RowFilter): boolean {
  if (filter === 'noted') return notes.length > 0;
  if (filter === 'faulty') return fault !== null;
  if (filter === 'done') return isDone({ state, fault });
  return filter === 'all' || state === filter;
}

/** The first text after another that is missing, wrong or to be checked, from the top again if there is none below. */
export function nextOpen(listed: readonly ListedRow[], after: string | null): ListedRow | null {
  const at = listed.findIndex(({ key }) => key === after);
  const isOpen = (one: ListedRow): boolean => one.key !== after && !isDone(one);
  return listed.slice(at + 1).find(isOpen) ?? listed.find(isOpen) ?? null;
}
