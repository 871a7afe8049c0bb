import { textOfFile, type StoryProgram } from '../story/story-program';
import { checkTranslation, isSerious } from './check-row';
import { followTexts } from './follow-texts';
import { keyOf, type LanguageTable } from './language-table';
import { withOwnFile } from './own-file';
import { readRows } from './text-rows';
import type { TextRow } from './text-row';
import { usableNames } from './usable-names';

/** A story with other words; null leaves a text as it is. */
export function replaceTexts(
  program: StoryProgram,
  rows: readonly TextRow[],
  textFor: (row: TextRow) => string | null,
): StoryProgram {
  const edits = new Map<string | null, { from: number; to: number; text: string }[]>();
  for (const row of rows) {
    const text = textFor(row);
    if (text === null) continue;
    for (const { file, from, to } of row.spots) {
      const own = edits.get(file) ?? [];
      own.push({ from, to, text });
      edits.set(file, own);
    }
  }
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
  const rows = readRows(program);
  const story = withOwnFile(program, table.code);
  const names = usableNames(story);
  const { entries } = followTexts(table, rows);
  const translations = new Map(entries.map((entry) => [keyOf(entry), entry]));
  return replaceTexts(story, rows, (row) => {
    const translation = translations.get(keyOf(row));
    if (translation === undefined || translation.text === '') return null;
    const fault = checkTranslation(row, translation, names);
    return fault !== null && isSerious(fault) ? null : translation.text.trim();
  });
}
