import { currentLocale } from '../current-locale';
import { tipsEn } from './tips-en';

type TipMessages = typeof tipsEn;

const tipMessagesByLocale: Record<string, TipMessages> = { en: tipsEn };

/** The words of tips in the language of this build; English where it has none of its own. */
export const tipMessages: TipMessages = tipMessagesByLocale[currentLocale.code] ?? tipsEn;
