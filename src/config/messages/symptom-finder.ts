import { symptomFinderEn } from './symptom-finder-en';
import { translated } from './translated';

/** The words of the finder in the language of this build; English where it has none of its own. */
export const symptomFinderMessages = translated<typeof symptomFinderEn>({ en: symptomFinderEn });
