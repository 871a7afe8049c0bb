import { decodeText } from '../../base/text/decode-text';
import { tablesMessages } from '../../config/messages/tables';
import {
  keyOf,
  stateOf,
  type LanguageTable,
  type Translation,
} from '../../ink/languages/language-table';
import { languageTag } from '../../ink/story/language-tag';
import type { TextRow } from '../../ink/languages/text-row';
import { MAX_TABLE } from './table-limit';
import { readCells, writeCells } from './csv-cells';
import { ReadEntries, type ReadTable } from './read-entries';

const { columns, kinds, states, problems } = tablesMessages;

/** What a table from a spreadsheet contains. */
export interface CsvTables {
  /** A table for each language that is the head of a column; of a column “translation” nobody knows it (null). */
  tables: ReadonlyMap<string | null, ReadTable>;
  /** Whether the text was not in Unicode, so that letters may be wrong. */
  isGuessed: boolean;
}

/** The texts of a story with their translations in one language, for spreadsheets; of which some have a mistake. */
export function writeCsv(
  table: LanguageTable,
  rows: readonly TextRow[],
  hasMistake: (row: TextRow) => boolean,
): string {
  const { place, kind, original, translation, state, note, comment } = columns;
  const entries = entriesOf(table);
  return writeCells([
    [place, kind, original, translation, state, note, comment],
    ...rows.map((row) => {
      const entry = entries.get(keyOf(row));
      const inWords = states[hasMistake(row) ? 'faulty' : stateOf(entry)];
      return [...aboutRow(row), entry?.text ?? '', inWords, entry?.note ?? '', row.comment];
    }),
  ]);
}

/** The texts of a story with their translations in all languages, a column for each. */
export function writeAllCsv(tables: readonly LanguageTable[], rows: readonly TextRow[]): string {
  const { place, kind, original, comment } = columns;
  const languages = tables.map(entriesOf);
  return writeCells([
    [place, kind, original, ...tables.map(({ code }) => code), comment],
    ...rows.map((row) => [
      ...aboutRow(row),
      ...languages.map((entries) => entries.get(keyOf(row))?.text ?? ''),
      row.comment,
    ]),
  ]);
}

function entriesOf({ entries }: LanguageTable): ReadonlyMap<string, Translation> {
  return new Map(entries.map((entry) => [keyOf(entry), entry]));
}

function aboutRow({ place, kind, original }: TextRow): string[] {
  return [place, kinds[kind], original];
}

/** Reads a table that a spreadsheet has saved, whatever is in it. */
export function readCsv(bytes: Uint8Array): CsvTables | { problem: string } {
  if (bytes.length > MAX_TABLE) return { problem: problems.tooLarge(MAX_TABLE) };
  const decoded = decodeText(bytes);
  if (decoded === null) return { problem: problems.noText };
  const read = readCells(decoded.text, (cells) => missingColumns(cells).length);
  if ('damagedRow' in read) return { problem: problems.quotes(read.damagedRow) };
  const [head = [], ...rows] = read.rows;
  const missing = missingColumns(head);
  if (missing.length > 0) return { problem: problems.noColumns(missing) };
  const tables = languagesIn(head).map(
    (column) => [column.language, readColumn(rows, { head, ...column })] as const,
  );
  return { tables: new Map(tables), isGuessed: decoded.encoding === 'windows-1252' };
}

interface LanguageColumn {
  language: string | null;
  index: number;
}

function missingColumns(head: readonly string[]): string[] {
  const needed = [columns.place, columns.original].filter((name) => indexOf(head, name) < 0);
  return languagesIn(head).length === 0 ? [...needed, columns.translation] : needed;
}

function languagesIn(head: readonly string[]): LanguageColumn[] {
  const known = new Set<string>(Object.values(columns));
  return head.flatMap((written, index): LanguageColumn[] => {
    const name = written.trim();
    if (name.toLowerCase() === columns.translation) return [{ language: null, index }];
    const language = known.has(name.toLowerCase()) ? null : languageTag(name);
    return language === null ? [] : [{ language, index }];
  });
}

function readColumn(
  rows: readonly (readonly string[])[],
  { head, language, index }: LanguageColumn & { head: readonly string[] },
): ReadTable {
  const entries = new ReadEntries();
  const cell = (row: readonly string[], name: string): string | undefined =>
    row[indexOf(head, name)];
  for (const row of rows) {
    const original = cell(row, columns.original) ?? '';
    if (original === '') continue;
    const note = language === null ? cell(row, columns.note)?.trim() : '';
    const state = language === null ? cell(row, columns.state)?.trim().toLowerCase() : undefined;
    entries.add({
      place: cell(row, columns.place) ?? '',
      original,
      text: row[index] ?? '',
      isToCheck: isToCheck(state),
      ...(note !== undefined && note !== '' && { note }),
    });
  }
  return entries.table();
}

/** Undefined if that is not said in words that are known. */
function isToCheck(state: string | undefined): boolean | undefined {
  if (state === states['to-check']) return true;
  return state === states.done || state === states.missing ? false : undefined;
}

function indexOf(head: readonly string[], name: string): number {
  return head.findIndex((written) => written.trim().toLowerCase() === name);
}
