import { currentLocale } from '../../config/current-locale';

/** For the player’s own words: whatever the language of the story around them, they are in that of the site. */
export const ownWords = { lang: currentLocale.code, dir: currentLocale.direction };
