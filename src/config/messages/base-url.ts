import { currentLocale } from '../current-locale';
import type { Translatable } from './index';
import { baseUrlEn } from './base-url-en';

const byLocale: Record<string, Translatable<typeof baseUrlEn>> = { en: baseUrlEn };

/** The words for a site that is served from another address than it was built for, in the language of this build. */
export const baseUrlMessages = byLocale[currentLocale.code] ?? baseUrlEn;
