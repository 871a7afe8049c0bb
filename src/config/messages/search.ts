import { currentLocale } from '../current-locale';
import { searchEn } from './search-en';

type SearchMessages = typeof searchEn;

const searchMessagesByLocale: Record<string, SearchMessages> = { en: searchEn };

/** The words of the search in the language of this build; English where it has none of its own. */
export const searchMessages: SearchMessages =
  searchMessagesByLocale[currentLocale.code] ?? searchEn;
