import { gameEn } from './game-en';
import { translated } from './translated';

/** The words of a downloaded game in the language of this build; English where it has none of its own. */
export const gameMessages = translated<typeof gameEn>({ en: gameEn });
