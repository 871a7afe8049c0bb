import { currentLocale } from '../current-locale';
import { homeEn } from './home-en';

type HomeMessages = typeof homeEn;

const homeMessagesByLocale: Record<string, HomeMessages> = { en: homeEn };

/** The words of the home page in the language of this build; English where it has none of its own. */
export const homeMessages: HomeMessages = homeMessagesByLocale[currentLocale.code] ?? homeEn;
