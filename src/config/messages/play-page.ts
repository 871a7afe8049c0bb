import { playPageEn } from './play-page-en';
import { translated } from './translated';

/** The words of the page that plays the story of a link, in the language of this build. */
export const playPageMessages = translated<typeof playPageEn>({ en: playPageEn });
