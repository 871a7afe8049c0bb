import { groupBy } from '../../base/lists/group-by';
import { textOfFile, type StoryProgram } from '../story/story-program';
import { checkTranslation, isSerious } from './check-row';
import { followTexts } from './follow-texts';
import { renamedItems } from './item-rows';
import { keyOf, type LanguageTable } from './language-table';
import { markOf } from './marked-texts';
import { withOwnFile } from './own-file';
import { readRows } from './text-rows';
import type { TextRow, TextSpot } from './text-row';
import { usableNames } from './usable-names';

/** A story with other words; null leaves a text as it is. */
export function replaceTexts<Row extends { spots: readonly Omit<TextSpot, 'line'>[] }>(
  program: StoryProgram,
  rows: readonly Row[],
  textFor: (row: Row) => string | null,
): StoryProgram {
  const edits = groupBy(
    rows.flatMap((row) => {
      const text = textFor(row);
      return text === null ? [] : row.spots.map((spot) => ({ ...spot, text }));
    }),
    ({ file }) => file,
  );
  const edited = (file: string | null): string => {
    const text = textOfFile(program, file);
    const parts: string[] = [];
    let at = 0;
    for (const edit of (edits.get(file) ?? []).sort((one, other) => one.from - other.from)) {
      parts.push(text.slice(at, edit.from), edit.text);
      at = edit.to;
    }
    return parts.join('') + text.slice(at);
  };
  return {
    source: edited(null),
    files: Object.fromEntries(Object.keys(program.files).map((name) => [name, edited(name)])),
  };
}

/**
 * A story in another language. What is not translated stays as it is, and so does what would not be the same story: a
 * translation with a mistake.
 */
export function translateProgram(program: StoryProgram, table: LanguageTable): StoryProgram {
  const { story, rows, textFor } = readTranslation(program, table);
  return withItems(replaceTexts(story, rows.filter(isInPlace), textFor), rows, textFor);
}

/** A story in another language, each of whose lines and choices begins with the mark of its row. */
export function markTranslation(
  program: StoryProgram,
  table: LanguageTable,
): { program: StoryProgram; rows: readonly TextRow[]; isTranslated: (row: TextRow) => boolean } {
  const { story, rows, textFor } = readTranslation(program, table);
  const numbers = new Map(rows.map((row, number) => [row, number]));
  const marked = replaceTexts(story, rows.filter(isInPlace), (row) =>
    // The story may compare what is in quotes, and read what is in a tag.
    row.kind === 'text' || row.kind === 'choice'
      ? markOf(numbers.get(row) ?? 0) + (textFor(row) ?? row.original)
      : textFor(row),
  );
  return {
    program: withItems(marked, rows, textFor),
    rows,
    isTranslated: (row) => textFor(row) !== null,
  };
}

/** Whether only the place of a text changes with its translation. */
const isInPlace = ({ kind }: TextRow): boolean => kind !== 'item';

/** The story with the translated names of its lists’ items, wherever they are written: translations name them, too. */
function withItems(
  story: StoryProgram,
  rows: readonly TextRow[],
  textFor: (row: TextRow) => string | null,
): StoryProgram {
  const items = rows.filter(({ kind }) => kind === 'item');
  const names = new Map(items.map((row) => [keyOf(row), textFor(row)]));
  if ([...names.values()].every((name) => name === null)) return story;
  const renamed = renamedItems(story, (item) => names.get(keyOf(item)) ?? null);
  return replaceTexts(story, [...renamed.keys()], (item) => renamed.get(item) ?? null);
}

/** What a translation has for the texts of a story; null for what stays as it is. */
function readTranslation(program: StoryProgram, table: LanguageTable) {
  const rows = readRows(program);
  const story = withOwnFile(program, table.code);
  const names = usableNames(story);
  const { entries } = followTexts(table, rows);
  const translations = new Map(entries.map((entry) => [keyOf(entry), entry]));
  const textFor = (row: TextRow): string | null => {
    const translation = translations.get(keyOf(row));
    if (translation === undefined || translation.text === '') return null;
    const fault = checkTranslation(row, translation, names);
    return fault !== null && isSerious(fault) ? null : translation.text.trim();
  };
  return { story, rows, textFor };
}
