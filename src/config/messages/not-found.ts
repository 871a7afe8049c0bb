import { notFoundEn } from './not-found-en';
import { translated } from './translated';

/** The words of the not-found page, in the language of this build. */
export const notFoundMessages = translated<typeof notFoundEn>({ en: notFoundEn });
