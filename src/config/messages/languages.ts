import { languagesEn } from './languages-en';
import { translated } from './translated';

/** The words of the playground’s tool for translations, in the language of this build. */
export const languagesMessages = translated<typeof languagesEn>({ en: languagesEn });
