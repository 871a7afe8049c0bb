import { currentLocale } from '../current-locale';
import type { Translatable } from './index';
import { mapEn } from './map-en';

const byLocale: Record<string, Translatable<typeof mapEn>> = { en: mapEn };

/** The words of story maps, in the language of this build. */
export const mapMessages = byLocale[currentLocale.code] ?? mapEn;
