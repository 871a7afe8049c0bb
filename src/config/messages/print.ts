import { printEn } from './print-en';
import { translated } from './translated';

/** The words of the page that holds the whole documentation, in the language of this build. */
export const printMessages = translated<typeof printEn>({ en: printEn });
