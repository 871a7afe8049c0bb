import { gameEn } from './game-en';
import { translated, type Translatable } from './translated';

/** The words of a game in one language. */
export type GameMessages = Translatable<typeof gameEn>;

/** The words of a game in the language of this build; English where it has none of its own. */
export const gameMessages: GameMessages = translated<typeof gameEn>({ en: gameEn });
