import { currentLocale } from '../current-locale';
import { referenceFilterEn } from './reference-filter-en';

type ReferenceFilterMessages = typeof referenceFilterEn;

const messagesByLocale: Record<string, ReferenceFilterMessages> = { en: referenceFilterEn };

/** The words of the filter in the language of this build; English where it has none of its own. */
export const referenceFilterMessages: ReferenceFilterMessages =
  messagesByLocale[currentLocale.code] ?? referenceFilterEn;
