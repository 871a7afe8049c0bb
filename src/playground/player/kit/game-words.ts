import { createContext, useContext } from 'react';
import { currentLocale } from '../../../config/current-locale';
import { gameMessages, type GameMessages } from '../../../config/messages/game';

/** What the player of a game says, in one language. */
export interface GameWords {
  words: GameMessages;
  /** For what shows these words: the language of the story around them can be another one. */
  ownWords: { lang: string; dir: 'ltr' | 'rtl' };
}

/** The words of this site. */
export const siteWords: GameWords = {
  words: gameMessages,
  ownWords: { lang: currentLocale.code, dir: currentLocale.direction },
};

/** In which words a game is played; around players that play none in another language, those of this site. */
export const GameWordsContext = createContext(siteWords);

/** What the player of a game says, in the language of the game around. */
export function useGameWords(): GameWords {
  return useContext(GameWordsContext);
}
