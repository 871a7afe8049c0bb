import { homeEn } from './home-en';
import { translated } from './translated';

/** The words of the home page in the language of this build; English where it has none of its own. */
export const homeMessages = translated<typeof homeEn>({ en: homeEn });
