import { currentLocale } from '../current-locale';
import type { Translatable } from './index';
import { playgroundEn } from './playground-en';

const byLocale: Record<string, Translatable<typeof playgroundEn>> = { en: playgroundEn };

/** The words of the playground’s page, in the language of this build. */
export const playgroundMessages = byLocale[currentLocale.code] ?? playgroundEn;
