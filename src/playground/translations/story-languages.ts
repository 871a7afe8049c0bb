import { playerWords, type LanguageTable } from '../../ink/languages/language-table';
import type { Dictionary } from '../../config/messages/translate-words';
import { followTexts } from '../../ink/languages/follow-texts';
import { PSEUDO_LANGUAGES } from '../../ink/languages/pseudo-language';
import { readGameRows } from '../../ink/languages/player-words';
import { withOwnFile } from '../../ink/languages/own-file';
import { translateProgram } from '../../ink/languages/translate';
import { usableNames } from '../../ink/languages/usable-names';
import type { StoryProgram } from '../../ink/story/story-program';
import type { GameWords } from '../player/kit/game-words';
import { translatedGameWords } from '../player/translated-game-words';
import type { OfferedLanguage } from '../download/game-languages';
import { isPlayed, listRows, ofStory } from './listed-rows';
import { readTables } from '../tables/stored-tables';

/** The translations of a story that can be read, by their languages. */
export type StoryLanguages = ReadonlyMap<string, LanguageTable>;

/** Reads the translations among the files of a project. */
export async function readStoryLanguages(
  files: ReadonlyMap<string, Blob>,
): Promise<StoryLanguages> {
  const tables = [...(await readTables(files))];
  return new Map(
    tables.flatMap(([code, read]) => ('table' in read ? [[code, read.table] as const] : [])),
  );
}

/** What a download offers of them: how far the story is in each, and the story in it. Nobody speaks those that are for tests. */
export function offeredLanguages(
  program: StoryProgram,
  languages: StoryLanguages,
): OfferedLanguage[] {
  const rows = readGameRows(program);
  const spoken = [...languages].filter(
    ([code]) => !PSEUDO_LANGUAGES.some((pseudo) => pseudo === code),
  );
  return spoken.map(([code, former]) => {
    const table = followTexts(former, rows);
    const names = usableNames(withOwnFile(program, code));
    const story = ofStory(listRows(rows, table, names));
    return {
      code,
      done: story.filter(isPlayed).length,
      total: story.length,
      table,
      program: () => translateProgram(program, table),
    };
  });
}

/** The words of the player in the language of a table. */
export function wordsOfTable(table: LanguageTable): { words: GameWords; dictionary: Dictionary } {
  const dictionary = playerWords(table);
  return { words: translatedGameWords(table.code, dictionary), dictionary };
}

export { translateProgram };
