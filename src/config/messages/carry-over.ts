import { carryOverEn } from './carry-over-en';
import { translated } from './translated';

/** The words about what an import left out, in the language of this build. */
export const carryOverMessages = translated<typeof carryOverEn>({ en: carryOverEn });
