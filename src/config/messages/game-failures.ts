import { gameFailuresEn } from './game-failures-en';
import { translated } from './translated';

/** How a game fails where the player of this site goes on, in the language of this build. */
export const gameFailures = translated<typeof gameFailuresEn>({ en: gameFailuresEn });
