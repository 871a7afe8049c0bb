import { studioEn } from './studio-en';
import { translated } from './translated';

/** The words of the playground, in the language of this build. */
export const studioMessages = translated<typeof studioEn>({ en: studioEn });
