import { currentLocale } from '../current-locale';
import { gamesEn } from './games-en';
import type { Translatable } from './index';

const byLocale: Record<string, Translatable<typeof gamesEn>> = { en: gamesEn };

/** The words around whole games in the pages, in the language of this build. */
export const gamesMessages = byLocale[currentLocale.code] ?? gamesEn;
