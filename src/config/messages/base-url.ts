import { currentLocale } from '../current-locale';
import { baseUrlEn } from './base-url-en';
import type { Translatable } from './index';

const byLocale: Record<string, Translatable<typeof baseUrlEn>> = { en: baseUrlEn };

/** The words for a site that is served from another address than it was built for, in the language of this build. */
export const baseUrlMessages = byLocale[currentLocale.code] ?? baseUrlEn;
