import { tipsEn } from './tips-en';
import { translated } from './translated';

/** The words of tips in the language of this build; English where it has none of its own. */
export const tipMessages = translated<typeof tipsEn>({ en: tipsEn });
