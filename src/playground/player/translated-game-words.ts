import { languageDirection } from '../../base/text/language-direction';
import { gameEn } from '../../config/messages/game-en';
import { translateWords, type Dictionary } from '../../config/messages/translate-words';
import { siteWords, type GameWords } from './kit/game-words';

/** The words of a game in the language that it is played in; those of this site if there are none in that. */
export function translatedGameWords(code: string, dictionary: Dictionary | undefined): GameWords {
  if (dictionary === undefined || Object.keys(dictionary).length === 0) return siteWords;
  return {
    words: translateWords(gameEn, dictionary),
    ownWords: { lang: code, dir: languageDirection(code) },
  };
}
