import { appPicturesEn } from './app-pictures-en';
import { translated } from './translated';

/** The words for the pictures of the installed app, in the language of this build. */
export const appPicturesMessages = translated<typeof appPicturesEn>({ en: appPicturesEn });
