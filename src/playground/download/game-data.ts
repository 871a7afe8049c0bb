import type { Dictionary } from '../../config/messages/translate-words';
import type { StoryProgram } from '../../ink/story/story-program';

/** A game as it leaves the site: what its scripts find in `window.atramentGame`. */
export interface GameData {
  /** The name until the story sets one. */
  title: string;
  /** The compiled story, as JSON. */
  story: string;
  /** Its translations; left out if there are none. */
  languages?: readonly GameLanguage[];
  /** Of a game with translations or words, the language of the original; null if nobody has named it. */
  code?: string | null;
  /** The player’s own words in the language of the original; left out if they are those of this site. */
  words?: Dictionary | undefined;
  /** The address of each file that is not below: relative to the page, or with the content itself. */
  files: Readonly<Record<string, string>>;
  /** Fonts in base64: pages without an origin may not load them from files. */
  fonts: Readonly<Record<string, string>>;
  /** The author’s own styles. */
  css: string | null;
  /** Whether its players are asked for notes. */
  isForTesters?: true;
  /** What the game was made from, unless its author keeps it. The player does not need it. */
  source?: GameSource;
}

/** A translation of a game. */
export interface GameLanguage {
  /** As `lang` attributes need it. */
  code: string;
  title: string;
  /** The compiled story, as JSON. */
  story: string;
  /** The player’s own words in it; left out if they are those of this site. */
  words?: Dictionary | undefined;
}

/** What an author needs to go on writing a game. */
export interface GameSource {
  program: StoryProgram;
  /** What the author says in the engine’s configuration. */
  config: Readonly<Record<string, unknown>>;
  /** The tables of its translations, by their paths in the project; left out if there are none. */
  tables?: Readonly<Record<string, string>>;
}

/** What the script with the data of a game begins and ends with; between them it is JSON. */
export const GAME_DATA_START = 'window.atramentGame = ';
export const GAME_DATA_END = ';\n';

declare global {
  interface Window {
    atramentGame: GameData;
  }
}
