import { currentLocale } from '../current-locale';
import { gameEn } from './game-en';

type GameMessages = typeof gameEn;

const gameMessagesByLocale: Record<string, GameMessages> = { en: gameEn };

/** The words of a downloaded game in the language of this build; English where it has none of its own. */
export const gameMessages: GameMessages = gameMessagesByLocale[currentLocale.code] ?? gameEn;
