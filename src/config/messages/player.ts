import { playerEn } from './player-en';
import { translated } from './translated';

/** The words of the player in the language of this build; English where it has none of its own. */
export const playerMessages = translated<typeof playerEn>({ en: playerEn });
