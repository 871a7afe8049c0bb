import { currentLocale } from '../current-locale';
import type { Translatable } from './index';
import { notFoundEn } from './not-found-en';

const byLocale: Record<string, Translatable<typeof notFoundEn>> = { en: notFoundEn };

/** The words of the not-found page, in the language of this build. */
export const notFoundMessages = byLocale[currentLocale.code] ?? notFoundEn;
