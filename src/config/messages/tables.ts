import { tablesEn } from './tables-en';
import { translated } from './translated';

/** The words of files with translations, in the language of this build. */
export const tablesMessages = translated<typeof tablesEn>({ en: tablesEn });
