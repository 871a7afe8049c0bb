import { currentLocale } from '../current-locale';
import { symptomFinderEn } from './symptom-finder-en';

type SymptomFinderMessages = typeof symptomFinderEn;

const messagesByLocale: Record<string, SymptomFinderMessages> = { en: symptomFinderEn };

/** The words of the finder in the language of this build; English where it has none of its own. */
export const symptomFinderMessages: SymptomFinderMessages =
  messagesByLocale[currentLocale.code] ?? symptomFinderEn;
