import { distance } from 'fastest-levenshtein';
import { groupBy } from '../../base/lists/group-by';
import { keyOf, PLAYER_PLACE, type LanguageTable, type Translation } from './language-table';
import type { TextRow } from './text-row';

/** From this part of their letters on, two originals are the same line, which was changed. */
const LIKENESS = 0.5;
/** How many changed texts of a place are compared with how many others; a game of another writer has more. */
const MAX_COMPARED = 300;

/**
 * The table of a story whose text has changed. A text that is the same elsewhere takes its translation along; one that is
 * nearly the same has it to be checked. No translation is lost: what the story does not contain any more is kept.
 */
export function followTexts(table: LanguageTable, rows: readonly TextRow[]): LanguageTable {
  const pool = [...table.entries, ...table.kept].filter(
    ({ text, note }) => text !== '' || note !== undefined,
  );
  const follower = new Follower(pool);
  follower.take(rows, keyOf, keyOf);
  follower.take(rows, wordsOf, wordsOf);
  follower.takeNear(rows);
  return { ...table, ...follower.result(rows) };
}

/** What a text says, wherever it is in the story; what the player says stays apart from that. */
function wordsOf(text: Pick<Translation, 'place' | 'original'>): string {
  return text.place === PLAYER_PLACE ? keyOf(text) : text.original;
}

class Follower {
  private readonly found = new Map<TextRow, Translation>();
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
    const byKey = groupBy(this.left, keyOfEntry);
    for (const row of rows) {
      const entry = this.found.has(row) ? undefined : byKey.get(keyOfRow(row))?.shift();
      if (entry !== undefined) this.give(row, entry);
    }
  }

  /** Gives rows the translation of the text of their place that is the most like theirs. */
  takeNear(rows: readonly TextRow[]): void {
    const placed = groupBy(this.left, ({ place }) => place);
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

  private give(row: TextRow, entry: Translation): void {
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
  const [shorter, longer] = [one.length, other.length].sort((a, b) => a - b) as [number, number];
  // Without looking: so much is missing in any case.
  if (shorter < longer * LIKENESS) return 0;
  return 1 - distance(one, other) / Math.max(longer, 1);
}
