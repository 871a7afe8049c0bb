import { currentLocale } from '../current-locale';
import { referenceEn } from './reference-en';

type ReferenceMessages = typeof referenceEn;

const referenceMessagesByLocale: Record<string, ReferenceMessages> = { en: referenceEn };

/** The words around the reference in the language of this build; English where it has none of its own. */
export const referenceMessages: ReferenceMessages =
  referenceMessagesByLocale[currentLocale.code] ?? referenceEn;
