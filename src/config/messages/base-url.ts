import { baseUrlEn } from './base-url-en';
import { translated } from './translated';

/** The words for a site that is served from another address than it was built for, in the language of this build. */
export const baseUrlMessages = translated<typeof baseUrlEn>({ en: baseUrlEn });
