import { currentLocale } from '../current-locale';
import { copyPageEn } from './copy-page-en';
import type { Translatable } from './index';

const byLocale: Record<string, Translatable<typeof copyPageEn>> = { en: copyPageEn };

/** What is said when a page was to be copied as Markdown, in the language of this build. */
export const copyPageMessages = byLocale[currentLocale.code] ?? copyPageEn;
