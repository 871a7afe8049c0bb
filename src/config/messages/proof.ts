import { proofEn } from './proof-en';
import { translated } from './translated';

/** The words of a proof copy, in the language of this build. */
export const proofMessages = translated<typeof proofEn>({ en: proofEn });
