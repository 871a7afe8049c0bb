import { referenceFilterEn } from './reference-filter-en';
import { translated } from './translated';

/** The words of the filter in the language of this build; English where it has none of its own. */
export const referenceFilterMessages = translated<typeof referenceFilterEn>({
  en: referenceFilterEn,
});
