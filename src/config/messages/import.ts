import { currentLocale } from '../current-locale';
import { importEn } from './import-en';
import type { Translatable } from './index';

const byLocale: Record<string, Translatable<typeof importEn>> = { en: importEn };

/** The words of importing games, in the language of this build. */
export const importMessages = byLocale[currentLocale.code] ?? importEn;
