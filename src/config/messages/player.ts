import { currentLocale } from '../current-locale';
import { playerEn } from './player-en';

type PlayerMessages = typeof playerEn;

const playerMessagesByLocale: Record<string, PlayerMessages> = { en: playerEn };

/** The words of the player in the language of this build; English where it has none of its own. */
export const playerMessages: PlayerMessages =
  playerMessagesByLocale[currentLocale.code] ?? playerEn;
