import { referenceEn } from './reference-en';
import { translated } from './translated';

/** The words around the reference in the language of this build; English where it has none of its own. */
export const referenceMessages = translated<typeof referenceEn>({ en: referenceEn });
