import { useMemo } from 'react';
import { groupBy } from '../../base/lists/group-by';
import { keyOf } from '../../ink/languages/language-table';
import type { TextRow } from '../../ink/languages/text-row';
import { usePlacedNotes } from '../playtests/notes/placed-notes';
import { useTesterNotes } from '../projects/use-tester-notes';
import type { RowNotes } from '../translations/listed-rows';

/** The notes of those who played in a language, each at the text that it is about. */
export function useRowNotes(rows: readonly TextRow[], code: string | null): RowNotes {
  const { notes } = useTesterNotes();
  const { places } = usePlacedNotes();
  return useMemo(() => {
    const placed = notes.flatMap(({ id, language }) => {
      const at = language === code ? places.get(id)?.place.at : null;
      return at ? [{ id, line: lineKey(at) }] : [];
    });
    const byLine = groupBy(placed, ({ line }) => line);
    if (byLine.size === 0) return new Map();
    return new Map(
      rows.map((row) => [
        keyOf(row),
        row.spots.flatMap((spot) => byLine.get(lineKey(spot)) ?? []).map(({ id }) => id),
      ]),
    );
  }, [rows, code, notes, places]);
}

const lineKey = ({ file, line }: { file: string | null; line: number }): string =>
  `${line} ${file ?? ''}`;
