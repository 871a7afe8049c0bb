import { distance } from 'fastest-levenshtein';
import { groupBy } from '../../base/lists/group-by';
import { renamedIn, splitAtNames, withNames } from './names-in-text';
import { keyOf, PLAYER_PLACE, type LanguageTable, type Translation } from './language-table';
import type { TextRow } from './text-row';

/** From this part of their letters on, two originals are the same line, which was changed. */
const LIKENESS = 0.5;
/** How many changed texts of a place are compared with how many others; a game of another writer has more. */
const MAX_COMPARED = 300;

/** What is within this much of another text does not say which text it is. */
const SHORTEST = 3;

/**
 * The table of a story whose text has changed. A text that is the same elsewhere takes its translation along, and so does
 * one in which only names are others; one that is nearly the same has it to be checked. No translation is lost: what the
 * story does not contain any more is kept.
 */
export function followTexts(table: LanguageTable, rows: readonly TextRow[]): LanguageTable {
  const pool = [...table.entries, ...table.kept].filter(
    ({ text, note }) => text !== '' || note !== undefined,
  );
  const follower = new Follower(pool);
  follower.take(rows, keyOf, keyOf);
  follower.take(rows, wordsOf, wordsOf);
  follower.take(rows, frameOf, frameOf);
  follower.takeNear(rows);
  follower.takeItems(rows);
  return { ...table, ...follower.result(rows) };
}

/** What a text says, wherever it is in the story; what the player says stays apart from that. */
function wordsOf(text: Pick<Translation, 'place' | 'original'>): string {
  return text.place === PLAYER_PLACE ? keyOf(text) : text.original;
}

/** A text of a place without the names in it. */
function frameOf({ place, original }: Pick<Translation, 'place' | 'original'>): string {
  return keyOf({ place, original: splitAtNames(original).frame });
}

class Follower {
  private readonly found = new Map<TextRow, Translation>();
  /** Where the texts of a place were found, if not there. */
  private readonly moved = new Map<string, string>();
  private readonly left: Set<Translation>;

  constructor(pool: readonly Translation[]) {
    this.left = new Set(pool);
  }

  /** Gives rows the translations that have the same key, in their order. */
  take(
    rows: readonly TextRow[],
    keyOfEntry: (entry: Translation) => string,
    keyOfRow: (row: TextRow) => string,
  ): void {
    if (this.left.size === 0) return;
    const byKey = groupBy(this.left, keyOfEntry);
    for (const row of rows) {
      const entry = this.found.has(row) ? undefined : byKey.get(keyOfRow(row))?.shift();
      if (entry !== undefined) this.give(row, entry);
    }
  }

  /** Gives rows the translation of the text of their place that is the most like theirs. */
  takeNear(rows: readonly TextRow[]): void {
    const places = new Set(rows.map(({ place }) => place));
    const placed = groupBy(this.left, ({ place }) =>
      places.has(place) ? place : this.moved.get(place),
    );
    const open = groupBy(
      rows.filter((row) => !this.found.has(row)),
      ({ place }) => place,
    );
    for (const [place, own] of open) {
      const entries = (placed.get(place) ?? []).slice(0, MAX_COMPARED);
      const pairs = own
        .slice(0, MAX_COMPARED)
        .flatMap((row) =>
          entries.map((entry) => ({ row, entry, likeness: likenessOf(row.original, entry) })),
        )
        .filter(({ likeness }) => likeness >= LIKENESS)
        .sort((one, other) => other.likeness - one.likeness);
      for (const { row, entry } of pairs) {
        if (!this.found.has(row) && this.left.has(entry)) this.give(row, entry);
      }
    }
  }

  /** Gives items of lists, whose names can be like no other, the translations of those that they replace. */
  takeItems(rows: readonly TextRow[]): void {
    const open = groupBy(
      rows.filter((row) => row.kind === 'item' && !this.found.has(row)),
      ({ place }) => place,
    );
    for (const [place, items] of open) {
      const entries = [...this.left].filter((entry) => entry.place === place);
      if (entries.length !== items.length) continue;
      for (const [index, row] of items.entries()) {
        const entry = entries[index];
        if (entry !== undefined) this.give(row, entry);
      }
    }
  }

  private give(row: TextRow, entry: Translation): void {
    if (row.place !== entry.place) this.moved.set(entry.place, row.place);
    this.left.delete(entry);
    this.found.set(row, translationOf(row, entry));
  }

  /** Those of the rows, in their order, and all others. */
  result(rows: readonly TextRow[]): Pick<LanguageTable, 'entries' | 'kept'> {
    return { entries: rows.flatMap((row) => this.found.get(row) ?? []), kept: [...this.left] };
  }
}

/** A translation, as it is for a text that is perhaps not the one that it was made for. */
function translationOf({ place, original }: TextRow, entry: Translation): Translation {
  // The same object, so that what was checked is remembered.
  if (original === entry.original) return place === entry.place ? entry : { ...entry, place };
  const names = renamedIn(entry.original, original);
  if (names !== null) return { ...entry, place, original, text: withNames(entry.text, names) };
  const { former = entry.original, ...others } = entry;
  const moved = { ...others, place, original };
  // The original is again what it was.
  if (original === entry.former) return { ...moved, isToCheck: false };
  return { ...moved, isToCheck: true, former };
}

/** How much two originals are alike, from 0 to 1. */
function likenessOf(original: string, { original: own, former = own }: Translation): number {
  return Math.max(likeness(original, own), likeness(original, former));
}

function likeness(one: string, other: string): number {
  const [shorter, longer] = one.length < other.length ? [one, other] : [other, one];
  if (isWithin(shorter, longer)) return Math.max(LIKENESS, ratioOf(shorter, longer));
  // Without looking: so much is missing in any case.
  return shorter.length < longer.length * LIKENESS ? 0 : ratioOf(shorter, longer);
}

function ratioOf(one: string, other: string): number {
  return 1 - distance(one, other) / Math.max(one.length, other.length, 1);
}

/** Whether a text was made longer, or is a part of what it was. */
function isWithin(shorter: string, longer: string): boolean {
  const words = shorter.replace(/^[^\p{L}{]+|[^\p{L}}]+$/gu, '');
  return words.length >= SHORTEST && longer.includes(words);
}
