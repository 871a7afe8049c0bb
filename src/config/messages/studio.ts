import { currentLocale } from '../current-locale';
import type { Translatable } from './index';
import { studioEn } from './studio-en';

const byLocale: Record<string, Translatable<typeof studioEn>> = { en: studioEn };

/** The words of the playground’s desk, in the language of this build. */
export const studioMessages = byLocale[currentLocale.code] ?? studioEn;
