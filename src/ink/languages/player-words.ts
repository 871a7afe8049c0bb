import { gameEn } from '../../config/messages/game-en';
import { ourGameWords } from '../../config/messages/our-game-words';
import { tablesMessages } from '../../config/messages/tables';
import { textsOf } from '../../config/messages/translate-words';
import type { StoryProgram } from '../story/story-program';
import { PLAYER_PLACE, type LanguageTable } from './language-table';
import type { TextRow } from './text-row';
import { readRows } from './text-rows';

const comments: Readonly<Record<string, string>> = tablesMessages.player;

/** The words of the player as texts to translate, the same in each game. */
export const playerRows: readonly TextRow[] = textsOf(gameEn).map((original) => ({
  place: PLAYER_PLACE,
  kind: 'player',
  original,
  spots: [],
  comment: comments[original] ?? '',
}));

/** All texts of a game: those of its story, then the words of the player. */
export function readGameRows(program: StoryProgram): TextRow[] {
  return [...readRows(program), ...playerRows];
}

/** A table with this site’s own translation of the player’s words, unless it has one. */
export function withPlayerWords(table: LanguageTable): LanguageTable {
  const { code, entries } = table;
  if (entries.some(({ place }) => place === PLAYER_PLACE)) return table;
  const ours = ourGameWords(code) ?? {};
  const own = playerRows.flatMap(({ place, original }) => {
    const { [original]: text = '' } = ours;
    return text === '' ? [] : [{ place, original, text, isToCheck: false }];
  });
  return { ...table, entries: [...entries, ...own] };
}
