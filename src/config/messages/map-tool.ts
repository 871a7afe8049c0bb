import { currentLocale } from '../current-locale';
import type { Translatable } from './index';
import { mapToolEn } from './map-tool-en';

const byLocale: Record<string, Translatable<typeof mapToolEn>> = { en: mapToolEn };

/** The words of the playground’s map, in the language of this build. */
export const mapToolMessages = byLocale[currentLocale.code] ?? mapToolEn;
