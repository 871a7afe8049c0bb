import { copyPageEn } from './copy-page-en';
import { translated } from './translated';

/** What is said when a page was to be copied as Markdown, in the language of this build. */
export const copyPageMessages = translated<typeof copyPageEn>({ en: copyPageEn });
