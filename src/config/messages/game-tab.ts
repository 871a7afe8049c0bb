import { gameTabEn } from './game-tab-en';
import { translated } from './translated';

/** The words of the form for the tags of the whole game, in the language of this build. */
export const gameTabMessages = translated<typeof gameTabEn>({ en: gameTabEn });
