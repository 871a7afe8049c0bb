import { gamesEn } from './games-en';
import { translated } from './translated';

/** The words around whole games in the pages, in the language of this build. */
export const gamesMessages = translated<typeof gamesEn>({ en: gamesEn });
