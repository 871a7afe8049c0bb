import type { LanguageTable } from '../src/ink/languages/language-table';
import { readRows } from '../src/ink/languages/text-rows';
import type { StoryProgram } from '../src/ink/story/story-program';

/** The table of a story in a language, with the translations of some of its texts. */
export function translatedTable(
  code: string,
  program: StoryProgram,
  texts: Readonly<Record<string, string>>,
): LanguageTable {
  const entries = readRows(program).map(({ place, original }) => ({
    ...{ place, original },
    ...{ text: texts[original] ?? '', isToCheck: false },
  }));
  return { code, entries, kept: [] };
}
