import { textOfFile, type StoryProgram } from '../story/story-program';
import { keyOf, type LanguageTable } from './language-table';
import { readRows } from './text-rows';
import type { TextRow } from './text-row';

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

/** A story in another language; what is not translated stays as it is. */
export function translateProgram(program: StoryProgram, { entries }: LanguageTable): StoryProgram {
  const texts = new Map(
    entries.filter(({ text }) => text !== '').map((entry) => [keyOf(entry), entry.text]),
  );
  return replaceTexts(program, readRows(program), (row) => texts.get(keyOf(row)) ?? null);
}
