import { UNDETERMINED } from '../../base/text/language-name';
import type { Dictionary } from '../../config/messages/translate-words';
import type { GameData } from '../download/game-data';
import type { PlayedProgram } from '../player/engine/protocol';

/** A game in one of its languages. */
export interface GameVersion {
  /** As `lang` attributes need it. */
  code: string;
  program: PlayedProgram;
  /** What it is called if its text has no title. */
  name: string;
  /** The player’s own words in it; left out if they are those of this site. */
  words?: Dictionary | undefined;
}

/** A game in all its languages, the original first. */
export type GameVersions = readonly [GameVersion, ...GameVersion[]];

/** The languages that came with a game. */
export function versionsOf({ title, story, code, words, languages = [] }: GameData): GameVersions {
  const empty = { source: '', files: {} };
  return [
    {
      code: code ?? UNDETERMINED,
      name: title,
      words,
      program: { ...empty, json: story, ...(languages.length > 0 && { language: null }) },
    },
    ...languages.map((one) => ({
      code: one.code,
      name: one.title,
      words: one.words,
      program: { ...empty, json: one.story, language: one.code },
    })),
  ];
}
