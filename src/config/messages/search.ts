import { searchEn } from './search-en';
import { translated } from './translated';

/** The words of the search in the language of this build; English where it has none of its own. */
export const searchMessages = translated<typeof searchEn>({ en: searchEn });
