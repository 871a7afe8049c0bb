import { currentLocale } from '../current-locale';
import { gameTabEn } from './game-tab-en';
import type { Translatable } from './index';

const byLocale: Record<string, Translatable<typeof gameTabEn>> = { en: gameTabEn };

/** The words of the form for the tags of the whole game, in the language of this build. */
export const gameTabMessages = byLocale[currentLocale.code] ?? gameTabEn;
