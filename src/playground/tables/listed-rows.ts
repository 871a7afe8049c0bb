import { checkTranslation, isSerious, type RowFault } from '../../ink/languages/check-row';
import {
  keyOf,
  stateOf,
  type LanguageTable,
  type RowState,
  type Translation,
} from '../../ink/languages/language-table';
import type { TextRow } from '../../ink/languages/text-row';
import type { UsableNames } from '../../ink/languages/usable-names';

/** A text of the story beside its translation. */
export interface ListedRow {
  key: string;
  row: TextRow;
  translation: Translation | undefined;
  state: RowState;
  fault: RowFault | null;
  /** About how many words the original has. */
  words: number;
}

/** What the list can show. */
export type RowFilter = 'all' | RowState | 'faulty';

/** All texts of a story beside their translations; `names` are those that the story declares. */
export function listRows(
  rows: readonly TextRow[],
  { entries }: LanguageTable,
  names: UsableNames,
): ListedRow[] {
  const byKey = new Map(entries.map((entry) => [keyOf(entry), entry]));
  const items = new Set<string>();
  return rows.map((row) => {
    const key = keyOf(row);
    const translation = byKey.get(key);
    const state = stateOf(translation);
    let fault: RowFault | null = null;
    if (translation !== undefined && state !== 'missing') {
      const isTwice = row.kind === 'item' && items.has(translation.text);
      fault = isTwice ? { kind: 'item' } : checkTranslation(row, translation, names);
      if (row.kind === 'item') items.add(translation.text);
    }
    return { key, row, translation, state, fault, words: wordsOf(row) };
  });
}

const WORD = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu;
const counts = new WeakMap<TextRow, number>();

function wordsOf(row: TextRow): number {
  const count = counts.get(row) ?? row.original.match(WORD)?.length ?? 0;
  counts.set(row, count);
  return count;
}

/** Whether nothing is left to do for a text: players get its translation. */
export function isDone({ state, fault }: Pick<ListedRow, 'state' | 'fault'>): boolean {
  return state === 'done' && (fault === null || !isSerious(fault));
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

function isIn({ state, fault }: ListedRow, filter: RowFilter): boolean {
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
