import { currentLocale } from '../current-locale';
import type { Translatable } from './index';
import { printEn } from './print-en';

const byLocale: Record<string, Translatable<typeof printEn>> = { en: printEn };

/** The words of the page that holds the whole documentation, in the language of this build. */
export const printMessages = byLocale[currentLocale.code] ?? printEn;
